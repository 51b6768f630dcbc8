import { later } from '../parts/later.ts';
import { definePanel } from './panel.ts';

export default definePanel({
  name: 'bus',
  title: { en: 'Bus', ru: 'Шина' },
  place: 'tab',
  order: 30,
  shown: (session) => session.store.getState().welcome !== null,
  Panel: later(() => import('../bus/bus.tsx').then(({ Bus }) => Bus)),
});
