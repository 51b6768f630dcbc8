// Writes all generated files; `--check` only looks whether they are fresh.
import './registries.mjs';
import './docs.mjs';
import './bundles.mjs';
import './schemas.mjs';
import './api.mjs';
