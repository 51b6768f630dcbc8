/**
 * A refusal in the words of who was asked: where the engine speaks of positions in its lists, what stands there.
 * @param options what stands at the positions of the request's list
 * @param targets what items may be assigned to
 */
export function placesNamed(message: string, options: readonly string[], targets: readonly string[]): string {
  const label = (list: readonly string[], at: string): string => list[Number(at)] ?? `number ${Number(at) + 1}`;
  return message
    .replace(/\b(?:the )?target (?:at )?(\d+)/g, (_, at: string) => label(targets, at))
    .replace(/\bposition (\d+)/g, (_, at: string) => label(options, at))
    .replace(/\bthe (?:item|recipient|source) at (\d+)/g, (_, at: string) => label(options, at));
}
