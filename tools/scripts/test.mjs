import { mkdir, rm } from 'node:fs/promises';
import { ensureInstall } from './ensure-install.mjs';
import { at } from './root.mjs';
import { collectNode, runNode } from './run.mjs';
import { measureSlowness, readResults, REPORTS } from './test-report.mjs';
import { CIRCLES } from './test-steps.mjs';

/*
 * `npm test` runs the first circle, `npm run test:full` the second; names of steps select some of either.
 */

const isFull = process.argv.includes('--full');
const names = process.argv.slice(2).filter((argument) => argument !== '--full');
const allCircles = Object.values(CIRCLES);
const phases = names.length > 0 ? allCircles.flat() : isFull ? CIRCLES.full : CIRCLES.each;

const allNames = new Set(allCircles.flat(3).map(({ name }) => name));
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

/** Ends with the live step that is running, if any. */
let liveStep = Promise.resolve();

async function runLive({ name, run }) {
  printHeading(name);
  const begin = performance.now();
  const code = await run(runNode);
  console.log(note(name, begin));
  return code;
}

/** The output of a part is printed when it has ended, between those of the live steps. */
async function runQuietly(title, run) {
  const begin = performance.now();
  let output = '';
  const code = await run(async (args, options) => {
    const result = await collectNode(args, options);
    output += result.output;
    return result.code;
  });
  const heading = note(title, begin);
  await liveStep;
  printHeading(heading);
  process.stdout.write(output);
  return code;
}

async function runStep(step) {
  const { name, isLive, programs, run } = step;
  try {
    if (isLive) {
      const running = runLive(step);
      liveStep = running.catch(() => undefined);
      if ((await running) !== 0) failedSteps.add(name);
    } else if (run) {
      if ((await runQuietly(name, run)) !== 0) failedSteps.add(name);
    } else
      for (const [title, args] of Object.entries(programs))
        if ((await runQuietly(`${name}: ${title}`, (runNode) => runNode(args))) !== 0) failedSteps.add(name);
  } catch (error) {
    console.error(error);
    failedSteps.add(name);
  }
}

/** A step that fails or cannot run skips those that need it; the others continue. */
async function runInOrder(steps) {
  for (const step of steps) {
    if ((names.length > 0 && !names.includes(step.name)) || endedSteps.has(step.name)) continue;
    endedSteps.add(step.name);
    if (failedSteps.has(step.needs)) failedSteps.add(step.name);
    else await runStep(step);
  }
}

for (const phase of phases) await Promise.all(phase.map(runInOrder));

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
