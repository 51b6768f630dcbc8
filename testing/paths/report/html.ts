/** A text that says nothing to a browser but itself. */
export const text = (of: string): string => of.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

type Attributes = Readonly<Record<string, string | number>>;

/** An element with what is in it: texts made by `text`, and other elements. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(String(value))}"`);
  return `<${name}${list.join('')}>${inside.join('')}</${name}>`;
}
