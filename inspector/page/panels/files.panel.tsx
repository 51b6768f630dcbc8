import { later } from '../parts/later.ts';
import { definePanel } from './panel.ts';

export default definePanel({
  name: 'files',
  title: { en: 'Load and save', ru: 'Файлы' },
  place: 'tab',
  order: 70,
  shown: (session) => session.can('save'),
  Panel: later(() => import('../files/files.tsx').then(({ Files }) => Files)),
});
