import { createRoot } from 'react-dom/client';
import { App, type Shows } from './app.tsx';
import './styles/page.css';

/** `#attach=127.0.0.1:7420&token=…`: what is behind # goes to no server. `?inspect` is what @xstate/inspect opens. */
function shownAt({ hash, search }: Pick<Location, 'hash' | 'search'>): Shows {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const server = params.get('attach');
  const token = params.get('token');
  if (server !== null)
    return { is: 'server', server: `${server}/${token === null ? '' : `?token=${encodeURIComponent(token)}`}` };
  return { is: new URLSearchParams(search).has('inspect') ? 'opener' : 'own' };
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App shows={shownAt(location)} />);
