import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command of `portico`. */
export interface Command<O extends Options = Options> {
  /** How it is called, what it does and what its options mean; what `--help` prints. */
  readonly help: string;
  readonly options: O;
  /** How many words stand beside the options, none unless said. */
  readonly words?: number;
  /** Resolves to the exit code. @throws UsageError where it is asked for what it can't do. */
  run(values: Values<O>, words: readonly string[]): Promise<number>;
}

type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>;
export type Values<O extends Options> = Parsed<O>['values'];

/** Checks the form of a command, and tells its `run` the types of its options. */
export function defineCommand<const O extends Options>(command: Command<O>): Command {
  return command as unknown as Command;
}

/** The command line asks for something that isn't there; the message is one sentence. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked for is not possible as things stand; the message says what to do. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Runs a command with its arguments. Resolves to the exit code. @throws UsageError at arguments that it has no use for. */
export async function runCommand(command: Command, args: readonly string[]): Promise<number> {
  const { values, positionals } = parsed(command, args);
  if (values['help'] === true) {
    console.log(command.help);
    return 0;
  }
  const { words = 0 } = command;
  const extra = positionals[words];
  if (extra !== undefined) throw new UsageError(`There is no use for "${extra}" here.`);
  return command.run(values, positionals);
}

function parsed({ options }: Command, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { ...options, ...HELP }, allowPositionals: true });
  } catch (error) {
    // Node explains in a second sentence what a word with a leading hyphen could have been.
    const [sentence = ''] = (error as Error).message.split(/(?<=['’])\. /);
    throw new UsageError(sentence.endsWith('.') ? sentence : `${sentence}.`);
  }
}
