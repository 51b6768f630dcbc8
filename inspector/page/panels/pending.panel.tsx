import { later } from '../parts/later.ts';
import { definePanel } from './panel.ts';

export default definePanel({
  name: 'pending',
  title: { en: 'Pending', ru: 'Эффекты' },
  place: 'tab',
  order: 20,
  shown: (session) => session.can('pending'),
  Panel: later(() => import('../pending/pending.tsx').then(({ Pending }) => Pending)),
});
