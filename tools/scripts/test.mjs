import { mkdir, rm } from 'node:fs/promises';
import { ensureInstall } from './ensure-install.mjs';
import { at } from './root.mjs';
import { collectNode } from './run.mjs';
import { measureSlowness, readResults, REPORTS } from './test-report.mjs';
import { CIRCLES } from './test-steps.mjs';

/*
 * `npm test` runs the first circle, `npm run test:full` the second; names of steps select some of either.
 */

const isFull = process.argv.includes('--full');
const names = process.argv.slice(2).filter((argument) => argument !== '--full');
const allCircles = Object.values(CIRCLES);
const circles = names.length > 0 ? allCircles : [isFull ? CIRCLES.full : CIRCLES.each];

const allNames = new Set(
  allCircles.flatMap(({ lanes, last }) => [...lanes.flat(), ...last]).map(({ name }) => name),
);
const unknownNames = names.filter((name) => !allNames.has(name));
if (unknownNames.length > 0) {
  console.error(`No step "${unknownNames.join(' ')}": choose from ${[...allNames].join(', ')}.`);
  process.exit(1);
}
// Every page in every combination of looks instead of a pairwise selection (test/e2e/shell/every-page.spec.ts).
if (isFull) process.env.FULL ??= 'on';

ensureInstall();
await mkdir(at('test-results'), { recursive: true });
for (const file of REPORTS) await rm(file, { force: true });

const slowness = measureSlowness();
const failedSteps = new Set();
const endedSteps = new Set();
const times = [];
const printHeading = (title) => console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 70 - title.length))}`);

function note(title, begin) {
  const seconds = Math.round((performance.now() - begin) / 1000);
  times.push(`${title} ${seconds} s`);
  return `${title}, ${seconds} s`;
}

/** Runs a step's programs; the output of each is printed when it has ended. */
async function runPrograms({ name, programs }) {
  for (const [title, args] of Object.entries(programs)) {
    const begin = performance.now();
    const { code, output } = await collectNode(args);
    if (code !== 0) failedSteps.add(name);
    printHeading(note(`${name}: ${title}`, begin));
    process.stdout.write(output);
  }
}

async function runAlone({ name, run }) {
  printHeading(name);
  const begin = performance.now();
  try {
    if ((await run()) !== 0) failedSteps.add(name);
  } catch (error) {
    console.error(error);
    failedSteps.add(name);
  }
  console.log(note(name, begin));
}

/** A step that fails or cannot run skips those that need it; the others continue. */
async function runInOrder(steps) {
  for (const step of steps) {
    if ((names.length > 0 && !names.includes(step.name)) || endedSteps.has(step.name)) continue;
    endedSteps.add(step.name);
    if (failedSteps.has(step.needs)) failedSteps.add(step.name);
    else await (step.run ? runAlone(step) : runPrograms(step));
  }
}

await Promise.all(circles.flatMap(({ lanes }) => lanes).map(runInOrder));
await runInOrder(circles.flatMap(({ last }) => last));

const { passed, failed, skipped, slowestSuites, tooSlow } = await readResults(slowness);
const list = (all) =>
  all.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`).join('\n');
console.log(`\nTimes: ${times.join(', ')}`);
if (slowestSuites.length > 0) console.log(`\nThe slowest suites:\n${list(slowestSuites)}`);
if (tooSlow.length > 0)
  console.log(
    `\nToo slow, also for a machine ${slowness.toFixed(1)} times as slow as the reference:\n${list(tooSlow)}`,
  );
if (failedSteps.size > 0) console.log(`\nSteps that failed: ${[...failedSteps].join(', ')}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.size > 0 || failed > 0 ? 1 : 0;
