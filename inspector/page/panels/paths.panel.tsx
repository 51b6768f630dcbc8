import { later } from '../parts/later.ts';
import { definePanel } from './panel.ts';

export default definePanel({
  name: 'paths',
  title: { en: 'Paths', ru: 'Пути' },
  place: 'tab',
  order: 60,
  shown: (session) => session.can('paths'),
  Panel: later(() => import('../paths/paths.tsx').then(({ Paths }) => Paths)),
});
