import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command of `portico`. */
export interface Command<O extends Options = Options> {
  /** Usage, purpose and options, as printed by `--help`. */
  readonly help: string;
  readonly options: O;
  /** Number of arguments besides options; 0 by default. */
  readonly positionalCount?: number;
  /** Resolves to the exit code. @throws UsageError for arguments it cannot handle. */
  run(values: Values<O>, positionals: readonly string[]): Promise<number>;
}

type ParsedArguments<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>;
export type Values<O extends Options> = ParsedArguments<O>['values'];

/** Type-checks a command, and gives its `run` the types of its options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command {
  return command as unknown as Command;
}

/** Invalid arguments; the message is one sentence. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command cannot run in the current state; the message says what to do. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Runs a command with its arguments. Resolves to the exit code. @throws UsageError for invalid arguments. */
export async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArguments(command, args);
  if (values['help'] === true) {
    console.log(command.help);
    return 0;
  }
  const { positionalCount = 0 } = command;
  const extra = positionals[positionalCount];
  if (extra !== undefined) throw new UsageError(`There is no use for "${extra}" here.`);
  return command.run(values, positionals);
}

function parseArguments({ options }: Command, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...HELP }, allowPositionals: true });
  } catch (error) {
    // Node adds a second sentence about arguments with a leading hyphen.
    const [sentence = ''] = (error as Error).message.split(/(?<=['’])\. /);
    throw new UsageError(sentence.endsWith('.') ? sentence : `${sentence}.`);
  }
}
