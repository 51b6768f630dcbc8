// Proves the package: packs it, installs the tarball into an empty project, plays and type-checks there, does in an empty
// folder all that the guide says, bundles it for the browser, runs the bundles without anything of Node's, and weighs them.
// One line says what is wrong.
import { rmSync } from 'node:fs';
import { bundleAll } from './bundles.mjs';
import { consume } from './consume.mjs';
import { followGuide } from './guide.mjs';
import { install } from './install.mjs';
import { pack } from './pack.mjs';
import { runInBrowser } from './vm.mjs';
import { weigh } from './weigh.mjs';

const began = Date.now();
let doing = '';
const step = async (title, run) => {
  doing = title;
  const said = await run();
  console.log(`${title}: ${said}`);
};

let tarball;
let project;
let bundles;
try {
  await step('pack', async () => {
    tarball = await pack();
    return tarball.said;
  });
  await step('install', () => {
    project = install(tarball.path);
    return project.said;
  });
  await step('play and type-check', () => consume(project.path));
  await step('follow the guide', () => followGuide(tarball.path));
  await step('bundle for the browser', async () => {
    bundles = await bundleAll(project.path);
    return `${bundles.length} bundles, nothing of Node's, no YAML, no command line`;
  });
  await step('run the bundles', () => runInBrowser(bundles));
  await step('weigh', () => weigh(bundles, process.argv.includes('--why')));
  console.log(`The package holds (${((Date.now() - began) / 1000).toFixed(0)} s).`);
} catch (error) {
  console.error(`package: ${doing}: ${error.message}`);
  process.exitCode = 1;
} finally {
  for (const made of [tarball, project]) if (made) rmSync(made.folder, { recursive: true, force: true });
}
