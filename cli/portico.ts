import { CommandError, runCommand, UsageError, type Command } from './command';

interface CommandEntry {
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** The commands of `portico`. The code of a command is loaded only when it runs. */
export const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  new: {
    summary: 'writes a new project of a portal, with a test',
    load: () => import('./commands/new'),
  },
  build: {
    summary: 'builds your portal',
    load: () => import('./commands/build'),
  },
  conform: {
    summary: 'checks call by call whether a gateway keeps the contract',
    load: () => import('./commands/conform'),
  },
  ports: {
    summary: 'lists the ports: whether each can be replaced, and its contract suite',
    load: () => import('./commands/ports'),
  },
  headers: {
    summary: "writes headers and caching for a server of the portal's files",
    load: () => import('./commands/headers'),
  },
  gateway: {
    summary: 'serves the built portal with the gateway',
    load: () => import('./commands/gateway'),
  },
};

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}   ${summary}`);
  return ['Usage: portico COMMAND', '', ...lines, '', '`portico COMMAND --help` lists the options.'].join(
    '\n',
  );
}

/** Runs the command line. Resolves to the exit code: 0, 1 for a failure, 2 for invalid arguments. */
export async function portico([name, ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h') {
    console.log(overview());
    return 0;
  }
  const commandNames = Object.keys(COMMANDS).join(', ');
  try {
    if (name === undefined) throw new UsageError(`Say what to do: ${commandNames}.`);
    const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!entry) throw new UsageError(`There is no command "${name}": choose from ${commandNames}.`);
    const { command } = await entry.load();
    return await runCommand(command, args);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof CommandError)) throw error;
    console.error(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}
