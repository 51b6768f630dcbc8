import type { Path } from '../../cards/tools/problem.ts';

/** Something in a setup that cannot be, and where it is said. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
  /** Where it is said, from the scenario down. */
  readonly path: Path;

  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}
