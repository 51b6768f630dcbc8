export { drawFrom } from '../../testing/draw.ts';
