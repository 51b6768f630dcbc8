/** Version of the engine, as in package.json: part of saves and replays. */
export const ENGINE_VERSION = '0.1.0';

/** Versions are compatible within a minor version while the engine is before 1.0, within a major one after that. */
const major = (version: string): string => {
  const [first = '', second = ''] = version.split('.');
  return first === '0' ? `0.${second}` : first;
};

/** Whether saves and replays by an engine of this version are for this one too. */
export const runsHere = (version: unknown): boolean =>
  typeof version === 'string' && major(version) === major(ENGINE_VERSION);
