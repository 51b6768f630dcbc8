/** The visual state inspector, for a page that plays a match. */
export { Inspector, type InspectorProps } from './page/inspector.tsx';
export { mountInspector } from './page/mount.tsx';
