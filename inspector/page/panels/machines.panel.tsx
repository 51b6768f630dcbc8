import { later } from '../parts/later.ts';
import { definePanel } from './panel.ts';

export default definePanel({
  name: 'machines',
  title: { en: 'Machines', ru: 'Автоматы' },
  place: 'tab',
  order: 10,
  // A program without a match tells of nothing but machines; of a match they are for who sees everything.
  shown: (session) => {
    const { welcome } = session.store.getState();
    return welcome === null || welcome.grant.sees === 'everything';
  },
  Panel: later(() => import('../machines/machines.tsx').then(({ Machines }) => Machines)),
});
