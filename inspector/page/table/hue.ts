/** Hues that can be told apart, as degrees. */
const HUES = [200, 75, 155, 250, 20, 120, 300, 345] as const;

/** The hue of a card's frame: cards of one type have the same in every match. Chosen so that usual types differ. */
export function hueOf(types: readonly string[] = []): number {
  let sum = 45;
  for (const letter of types[0] ?? '') sum = (sum * 5 + letter.charCodeAt(0)) % 9973;
  return HUES[sum % HUES.length] ?? HUES[0];
}
