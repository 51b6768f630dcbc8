import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './styles/page.css';

/** `#attach=127.0.0.1:7420&token=…`: what is behind # goes to no server. */
function attachTo(hash: string): string | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const server = params.get('attach');
  const token = params.get('token');
  return server === null ? null : `${server}/${token === null ? '' : `?token=${encodeURIComponent(token)}`}`;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App attach={attachTo(location.hash)} />);
