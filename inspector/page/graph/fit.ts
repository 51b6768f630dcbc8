/** How a drawing is shown as a whole: never larger than it was made for by much. */
export const FIT = { padding: 0.06, maxZoom: 1.1, minZoom: 0.2 } as const;
