/** Version of the engine, as in package.json: part of saves and replays. */
export const ENGINE_VERSION = '0.1.0';
