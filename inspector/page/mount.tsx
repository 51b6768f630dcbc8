import { createRoot } from 'react-dom/client';
import type { LiveMatch } from '../../index.ts';
import { Inspector, type InspectorProps } from './inspector.tsx';

/**
 * Puts an inspector of a match into an element of any page, with or without React in it. The element needs a height.
 * @returns what takes it away
 */
export function mountInspector(
  element: Element,
  match: LiveMatch,
  options: Omit<InspectorProps, 'match'> = {},
): () => void {
  const root = createRoot(element);
  root.render(<Inspector match={match} {...options} />);
  return () => root.unmount();
}
