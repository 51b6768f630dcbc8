// Writes all generated files; `--check` only looks whether they are fresh.
import './registries.mjs';
import './bundles.mjs';
