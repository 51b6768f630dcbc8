import { Table } from '../table/table.tsx';
import { definePanel } from './panel.ts';

export default definePanel({
  name: 'table',
  title: { en: 'Table', ru: 'Стол' },
  place: 'table',
  order: 0,
  shown: (session) => session.store.getState().welcome !== null,
  Panel: Table,
});
