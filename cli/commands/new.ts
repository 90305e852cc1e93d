import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, defineCommand, UsageError } from '../command';
import { filesOf, RUNNERS } from '../new-project/files';
import { sourceOf } from '../new-project/source-of';

const HELP = `Usage: portico new NAME [--runner RUNNER]

Writes a project into the folder NAME: an extension for your own additions, a test of it, and the files to install,
build and run both.

  --runner RUNNER   the test runner, "jest" or "vitest"; "jest" by default`;

const NAME_PATTERN = /^[a-z][a-z0-9-]{0,31}$/;

export const command = defineCommand({
  help: HELP,
  options: { runner: { type: 'string', default: 'jest' } },
  positionalCount: 1,
  run: ({ runner }, [name]) => {
    if (name === undefined) throw new UsageError('Name the project, like `portico new acme`.');
    if (!NAME_PATTERN.test(name))
      throw new UsageError(`A name is lower-case letters, digits and hyphens: "${name}" is not.`);
    const selectedRunner = RUNNERS.find((candidate) => candidate === runner);
    if (!selectedRunner)
      throw new UsageError(`There is no runner "${runner}": choose from ${RUNNERS.join(', ')}.`);
    const surroundingFolder = process.cwd();
    const folder = path.join(surroundingFolder, name);
    if (existsSync(folder)) throw new CommandError(`${folder} exists already.`);
    mkdirSync(folder);
    const files = filesOf(name, selectedRunner, (packageName) => sourceOf(packageName, surroundingFolder));
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
    console.log(`${folder}: next, \`npm install\` and \`npm run build\` there.`);
    return Promise.resolve(0);
  },
});
