import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Scene } from '../protocol/messages.ts';
import type { LocalMatch } from './local/local-match.ts';
import type { Session, SessionState } from './session/session.ts';
import type { Language } from './texts/languages.ts';
import type { Ui, UiState } from './ui.ts';

/** All that panels share. */
export interface Shared {
  readonly session: Session;
  readonly ui: Ui;
  /** The match of the page itself, where it has one: its bots can be held, files can be loaded. */
  readonly local: LocalMatch | null;
  readonly language: Language;
  /** The page is the inspector's own: keys that are pressed anywhere on it are meant for it. */
  readonly alone: boolean;
  /** Begins from a file in place of the present match; rejects, with a message for people, where that cannot be. */
  readonly open: Open | null;
  /** Connects once more, where the connection can be lost. */
  readonly retry: (() => void) | null;
}

/** Opens a save, a replay or a scenario. */
export type Open = (file: { readonly name: string; readonly text: string }) => Promise<void>;

const SharedContext = createContext<Shared | null>(null);

export const SharedProvider = ({ value, children }: { readonly value: Shared; readonly children: ReactNode }) => (
  <SharedContext.Provider value={value}>{children}</SharedContext.Provider>
);

/** @throws {Error} outside of an inspector */
export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error('Panels stand in an inspector.');
  return shared;
}

export const useSession = (): Session => useShared().session;

/** Something of the session; drawn anew when it becomes another. */
export const useMatch = <T,>(select: (state: SessionState) => T): T => useStore(useSession().store, select);

/** Names by seats. */
export const usePlayers = (): readonly string[] => useMatch(({ welcome }) => welcome?.players ?? NOBODY);

const NOBODY: readonly string[] = [];

/** Something of what is hovered, selected and picked. */
export const useUi = <T,>(select: (state: UiState) => T): T => useStore(useShared().ui.store, select);

export const useScene = (): Scene | null => useMatch(({ scene }) => scene);

/** Texts of a part of the page in the language that was chosen. */
export const useTexts = <T,>(texts: Readonly<Record<Language, T>>): T => texts[useShared().language];

/** Where what lies above the page is put: within the main part of its own inspector, so that it looks like it. */
export const useLayer = (): HTMLElement | null => useContext(LayerContext);

const LayerContext = createContext<HTMLElement | null>(null);

export const LayerProvider = LayerContext.Provider;
