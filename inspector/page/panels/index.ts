import type { PanelDef } from './panel.ts';

const FOUND = import.meta.glob<PanelDef>('./*.panel.tsx', { eager: true, import: 'default' });

/** All panels: whoever writes a file has written a panel. */
const PANELS: readonly PanelDef[] = Object.values(FOUND).sort((a, b) => a.order - b.order);

export const panelsAt = (place: PanelDef['place']): readonly PanelDef[] =>
  PANELS.filter((panel) => panel.place === place);
