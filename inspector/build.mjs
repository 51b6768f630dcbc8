// Builds the page, and the component for other pages.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, esmExternalRequirePlugin } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, '..');
const OUT = join(ROOT, 'dist/inspector');

const REACT = /^react(-dom)?($|\/)/;

/** Besides React the component shares with the page that it stands in the engine that the match is of. */
const shared = {
  name: 'shared-engine',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('.') || !importer) return null;
    const path = resolve(dirname(importer), source);
    const inside = relative(ROOT, path);
    if (/^(inspector|node_modules|\.\.)(\/|$)/.test(inside) || !existsSync(path)) return null;
    return { id: `../${inside.replace(/\.ts$/, '.js')}`, external: true };
  },
};

/**
 * The styles of the page say nothing to what stands outside of an inspector, whatever that calls its classes. They are no
 * stronger for it: so each still outweighs the same others.
 */
const STYLES = join(HERE, 'page/styles');
const PAGE = join(STYLES, 'page.css');
const within = {
  postcssPlugin: 'within-inspector',
  Once(root) {
    root.walkRules((rule) => {
      const { file = '' } = rule.source?.input ?? {};
      if (!file.startsWith(STYLES) || file === PAGE || rule.parent?.name === 'keyframes') return;
      rule.selectors = rule.selectors.map((one) => (one.startsWith('.inspector') ? one : `:where(.inspector) ${one}`));
    });
  },
};

// React's packages say "use client" in every file, which a bundle for a browser need not know.
// A worker gives nothing to whoever starts it.
const QUIET = ['MODULE_LEVEL_DIRECTIVE', 'MISSING_NAME_OPTION_FOR_IIFE_EXPORT'];
const onwarn = (warning, warn) => !QUIET.includes(warning.code) && warn(warning);
// How long plugins took says nothing on a machine that does other things besides.
const quiet = { onwarn, checks: { pluginTimings: false } };
const GROUPS = [
  // What draws graphs comes when it is wanted; what it shares with the page does not come with it.
  {
    name: 'charts',
    test: /\/node_modules\/(@xyflow|elkjs|html-to-image|d3-[a-z]+|classcat)\//,
    includeDependenciesRecursively: false,
  },
  // XState 4 comes with what receives machines, for the charts.
  {
    name: 'charts-receive',
    test: /\/node_modules\/(@xstate|fast-safe-stringify)\/|\/inspector\/node_modules\/xstate\//,
    includeDependenciesRecursively: false,
  },
  // The same holds for what reads and writes scenarios.
  {
    name: 'scenarios',
    test: (id) => /^(testing|cards\/tools|node_modules\/yaml)\//.test(relative(ROOT, id)),
    includeDependenciesRecursively: false,
  },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
];
// Whatever it is where it is built: else the page would ask for parts of React that its bundle does not have.
process.env.NODE_ENV = 'production';
const common = {
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  worker: { rolldownOptions: quiet },
  css: { postcss: { plugins: [within] } },
};

await build({
  ...common,
  root: join(HERE, 'page'),
  base: './',
  build: {
    outDir: join(OUT, 'app'),
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { ...quiet, output: { codeSplitting: { groups: GROUPS } } },
  },
});
await build({
  ...common,
  root: HERE,
  // Packages that are not written as modules ask for React by `require`, which there is none of in a browser.
  plugins: [esmExternalRequirePlugin({ external: [REACT] }), shared],
  build: {
    outDir: OUT,
    emptyOutDir: false,
    target: 'es2023',
    lib: { entry: join(HERE, 'index.ts'), formats: ['es'], fileName: 'index', cssFileName: 'style' },
    rolldownOptions: { ...quiet, output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
