import type { ComponentType } from 'react';
import type { Session } from '../session/session.ts';
import type { Language } from '../texts/languages.ts';

/** A panel of the inspector: one file `<name>.panel.tsx` in this folder, which gives it as its default. */
export interface PanelDef {
  readonly name: string;
  readonly title: Readonly<Record<Language, string>>;
  /** Where it stands: the table, the question below it, one of the tabs beside it, or the foot of the page. */
  readonly place: 'table' | 'question' | 'tab' | 'foot';
  /** Tabs stand in this order. */
  readonly order: number;
  /** Whether it has anything to show for this match. */
  readonly shown: (session: Session) => boolean;
  readonly Panel: ComponentType;
}

export const definePanel = (panel: PanelDef): PanelDef => panel;
