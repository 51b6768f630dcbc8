import { createContext, useContext } from 'react';

/**
 * Where what lies above the page is put: within the main part of the inspector, whose colours it
 * needs.
 */
export const LayerContext = createContext<HTMLElement | null>(null);

export const useLayer = (): HTMLElement | null => useContext(LayerContext);
