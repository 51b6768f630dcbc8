import { Paths } from '../paths/paths.tsx';
import { definePanel } from './panel.ts';

export default definePanel({
  name: 'paths',
  title: { en: 'Paths', ru: 'Пути' },
  place: 'tab',
  order: 60,
  shown: (session) => session.can('paths'),
  Panel: Paths,
});
