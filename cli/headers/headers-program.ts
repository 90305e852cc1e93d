import { CommandError, runCommand, UsageError } from '../command';
import { command } from '../commands/headers';

/* `portico headers` as a program of its own: the image of nginx has it in one file, without the packages of the other commands. */

try {
  process.exitCode = await runCommand(command, process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError || error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
