import type { TSchema } from 'typebox';

/**
 * What is said of a member for the loader, for editors and for texts. It is a function beside the member, so that who only
 * plays carries none of it.
 */
export interface Described<P> {
  readonly params: TSchema;
  /** English, as a template: see `text/template.ts`. */
  readonly words: string;
  readonly example: P;
}
