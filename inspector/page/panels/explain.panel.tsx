import { later } from '../parts/later.ts';
import { definePanel } from './panel.ts';

export default definePanel({
  name: 'explain',
  title: { en: 'Explain', ru: 'Разбор' },
  place: 'tab',
  order: 40,
  shown: (session) => session.can('explain'),
  Panel: later(() => import('../explain/explain.tsx').then(({ Explain }) => Explain)),
});
