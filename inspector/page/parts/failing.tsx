import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTexts } from '../context.tsx';
import { shellTexts } from '../texts/shell.ts';
import { loadAgain } from './later.ts';

function Fallback({ error, resetErrorBoundary }: FallbackProps) {
  const t = useTexts(shellTexts);
  return (
    <div role="alert" className="failed">
      <strong>{t.panelFailed}</strong>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <button type="button" onClick={resetErrorBoundary}>
        {t.tryAgain}
      </button>
    </div>
  );
}

/** A fault in what is within takes down no more than that. */
export const Failing = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Fallback} onReset={loadAgain}>
    {children}
  </ErrorBoundary>
);
