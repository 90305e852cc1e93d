/** One line of a Dockerfile, with its continuation lines joined. */
export interface Instruction {
  readonly keyword: string;
  readonly text: string;
}

export interface Stage {
  /** The image that it begins with, the name of an earlier stage, or `scratch`. */
  readonly base: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** The settings of an image that a container starts with. */
export interface ImageConfig {
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly user: string;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
  readonly stopSignal: string;
}

export const EMPTY_CONFIG: ImageConfig = Object.freeze({
  env: {},
  folder: '/',
  user: '0:0',
  entrypoint: [],
  command: [],
  healthcheck: [],
  stopSignal: 'SIGTERM',
});

/** Splits a Dockerfile into its stages. @throws Error for text before the first FROM. */
export function parseDockerfile(text: string): readonly Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { base: string; name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, keyword = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') {
      const [base = '', , name = `stage-${stages.length}`] = rest.split(/\s+/);
      stages.push({ base, name, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`A Dockerfile begins with FROM, not with "${line}".`);
    stage.instructions.push({ keyword, text: rest.trim() });
  }
  return stages;
}

/** Arguments in brackets, `["node", "-e", "…"]`. @throws Error for the form that a shell would have to split. */
export function listOf(text: string): readonly string[] {
  if (!text.startsWith('[')) throw new Error(`${text} has to be a list.`);
  return JSON.parse(text) as string[];
}

/** The configuration after an instruction that changes no files; undefined if it is another kind. */
export function applySetting(config: ImageConfig, { keyword, text }: Instruction): ImageConfig | undefined {
  switch (keyword) {
    case 'ENV':
      return {
        ...config,
        env: { ...config.env, ...Object.fromEntries(text.split(/\s+/).map((pair) => splitPair(pair))) },
      };
    case 'WORKDIR':
      return { ...config, folder: text };
    case 'USER':
      return { ...config, user: text };
    case 'ENTRYPOINT':
      return { ...config, entrypoint: listOf(text) };
    case 'CMD':
      return { ...config, command: listOf(text) };
    case 'HEALTHCHECK':
      return { ...config, healthcheck: listOf(text.slice(text.indexOf('CMD') + 'CMD'.length).trim()) };
    case 'STOPSIGNAL':
      return { ...config, stopSignal: text };
    case 'EXPOSE':
      return config;
    default:
      return undefined;
  }
}

function splitPair(pair: string): [string, string] {
  const position = pair.indexOf('=');
  return [pair.slice(0, position), pair.slice(position + 1)];
}
