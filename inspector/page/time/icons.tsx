const SHAPES = {
  first: 'M3 3h2v10H3zM14 3v10L6 8z',
  turnBack: 'M8 3v10L1 8zM15 3v10L8 8z',
  back: 'M11 3v10L4 8z',
  on: 'M5 3v10l7-5z',
  turnOn: 'M1 3v10l7-5zM8 3v10l7-5z',
  last: 'M11 3h2v10h-2zM2 3v10l8-5z',
  play: 'M2 2h1.6v12H2zM6 3v10l8-5z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  pencil: 'M11.5 1.5l3 3-1.6 1.6-3-3zM9 4l3 3-7 7H2v-3z',
} as const;

export type IconName = keyof typeof SHAPES;

/** A sign on a button that has its name otherwise. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg width="14" height="14" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d={SHAPES[name]} />
  </svg>
);
