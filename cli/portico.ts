import { CommandError, runCommand, UsageError, type Command } from './command';

interface Listed {
  readonly says: string;
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** What `portico` can do. The code of a command is loaded when it is asked for. */
export const COMMANDS: Readonly<Record<string, Listed>> = {
  new: {
    says: 'writes a project of your own that builds, runs and tests',
    load: () => import('./commands/new'),
  },
  build: {
    says: 'builds your portal',
    load: () => import('./commands/build'),
  },
  conform: {
    says: 'asks a gateway call by call whether it keeps the contract',
    load: () => import('./commands/conform'),
  },
  ports: {
    says: 'lists the ports, which of them can be replaced, and their contract suites',
    load: () => import('./commands/ports'),
  },
  headers: {
    says: "writes the headers and caching of the portal's files for a server",
    load: () => import('./commands/headers'),
  },
  sandbox: {
    says: 'serves the built portal with the stand-in gateway',
    load: () => import('./commands/sandbox'),
  },
};

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { says }]) => `  ${name.padEnd(width)}   ${says}`);
  return ['Usage: portico COMMAND', '', ...lines, '', '`portico COMMAND --help` says more.'].join('\n');
}

/** @param args what stands after `portico`. Resolves to the exit code: 0, 1 for a failure, 2 for a wrong use. */
export async function portico([name, ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h') {
    console.log(overview());
    return 0;
  }
  const known = Object.keys(COMMANDS).join(', ');
  try {
    if (name === undefined) throw new UsageError(`Say what to do: ${known}.`);
    const listed = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!listed) throw new UsageError(`There is no command "${name}": choose from ${known}.`);
    const { command } = await listed.load();
    return await runCommand(command, args);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof CommandError)) throw error;
    console.error(error.message);
    return error instanceof UsageError ? 2 : 1;
  }
}
