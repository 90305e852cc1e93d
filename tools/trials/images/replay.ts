import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { BASES } from './base-root';
import { OWN_NAMESPACES } from './namespaces';
import { applySetting, EMPTY_CONFIG, parseDockerfile, type ImageConfig, type Stage } from './dockerfile';

/** An image, unpacked. */
export interface ReplayedImage {
  readonly root: string;
  readonly config: ImageConfig;
}

interface ReplayedStage extends ReplayedImage {
  readonly base: string;
  /** The instructions so far, as Docker compares them to use a layer again. */
  readonly steps: readonly string[];
}

export interface ReplayOptions {
  /** The project, from which COPY takes files. */
  readonly context: string;
  /** Folder for roots and archives. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

/** Shell script: mounts /proc, /dev and resolv.conf in the root `$0`, then runs `$@` in it. */
const MOUNTS = `
  mount -t proc proc "$0/proc"
  mount --rbind /dev "$0/dev"
  touch "$0/etc/resolv.conf"
  mount --bind /etc/resolv.conf "$0/etc/resolv.conf"
  exec chroot "$0" "$@"`;

/** Replays the steps of Dockerfiles as root, each stage in a root file system of its own. */
export class Replay {
  readonly #stages: ReplayedStage[] = [];

  constructor(private readonly options: ReplayOptions) {
    rmSync(this.#pathOf('roots'), { recursive: true, force: true });
  }

  /** Replays a Dockerfile. @returns its last stage. @throws Error for an instruction that it does not know. */
  build(dockerfile: string): ReplayedImage {
    const stages = parseDockerfile(readFileSync(path.join(this.options.context, dockerfile), 'utf8'));
    const byName = new Map<string, ReplayedStage>();
    let last: ReplayedStage | undefined;
    for (const stage of stages) {
      last = this.#replayStage(stage, byName);
      byName.set(stage.name, last);
    }
    if (!last) throw new Error(`${dockerfile} has no stage.`);
    return last;
  }

  #replayStage({ base, instructions }: Stage, byName: ReadonlyMap<string, ReplayedStage>): ReplayedStage {
    const steps = instructions.map(({ keyword, text }) => `${keyword} ${text}`);
    // The build of the second image begins with the same steps as that of the first.
    const previous = this.#stages.find(
      (stage) =>
        stage.base === base &&
        base !== 'scratch' &&
        stage.steps.every((step, index) => step === steps[index]),
    );
    const root = previous?.root ?? this.#newRoot(base);
    let config = previous?.config ?? EMPTY_CONFIG;
    for (const instruction of instructions.slice(previous?.steps.length ?? 0)) {
      this.options.log(`${instruction.keyword} ${instruction.text.slice(0, 100)}`);
      const nextConfig = applySetting(config, instruction);
      if (nextConfig) {
        config = nextConfig;
        if (instruction.keyword === 'WORKDIR') mkdirSync(path.join(root, config.folder), { recursive: true });
      } else if (instruction.keyword === 'RUN') this.#run(root, config, instruction.text);
      else if (instruction.keyword === 'COPY') this.#copy(root, config, instruction.text, byName);
      else throw new Error(`The replay does not know ${instruction.keyword}.`);
    }
    const result = { base, steps, root, config };
    if (previous) this.#stages.splice(this.#stages.indexOf(previous), 1);
    this.#stages.push(result);
    return result;
  }

  #newRoot(base: string): string {
    const makeRoot = BASES[base];
    if (!makeRoot)
      throw new Error(`The replay can't make ${base}: choose from ${Object.keys(BASES).join(', ')}.`);
    const root = this.#pathOf('roots', `${this.#stages.length}`);
    this.options.log(`FROM ${base}`);
    makeRoot(root, this.#pathOf());
    return root;
  }

  #run(root: string, { env, folder }: ImageConfig, command: string): void {
    if (command === 'npm ci') return this.#linkPackages(path.join(root, folder));
    const variables = {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      ...env,
    };
    const { status, stdout, stderr } = spawnSync(
      'unshare',
      [
        ...OWN_NAMESPACES,
        MOUNTS,
        root,
        '/usr/bin/env',
        '--ignore-environment',
        `--chdir=${folder}`,
        ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
        'sh',
        '-c',
        command,
      ],
      { encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    if (status !== 0) throw new Error(`RUN ${command} ended with ${status}:\n${stdout}${stderr}`);
  }

  /** Replaces `npm ci`, which would fetch the same packages again: the lock file has their hashes. */
  #linkPackages(folder: string): void {
    this.options.log('  (replaced by the packages that are installed here)');
    const packages = path.join(folder, 'node_modules');
    execFileSync('cp', ['--archive', '--link', path.join(this.options.context, 'node_modules'), packages]);
    rmSync(path.join(packages, '.cache'), { recursive: true, force: true });
  }

  #copy(root: string, config: ImageConfig, text: string, stages: ReadonlyMap<string, ReplayedStage>): void {
    const words = text.split(/\s+/);
    const optionOf = (name: string) =>
      words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
    const paths = words.filter((word) => !word.startsWith('--'));
    const target = path.resolve('/', config.folder, paths.at(-1) ?? '');
    const targetPath = path.join(root, target);
    const stageName = optionOf('from');
    const stage = stageName === undefined ? undefined : stages.get(stageName);
    if (stageName !== undefined && !stage)
      throw new Error(`There is no stage ${stageName} before COPY ${text}.`);
    const sourceRoot = stage?.root ?? this.#contextFolder();
    for (const sourceName of paths.slice(0, -1)) {
      const sourcePath = path.join(sourceRoot, sourceName);
      if (!existsSync(sourcePath)) throw new Error(`COPY finds no ${sourceName}.`);
      if (statSync(sourcePath).isDirectory()) {
        mkdirSync(targetPath, { recursive: true });
        execFileSync('cp', ['--archive', `${sourcePath}/.`, targetPath]);
      } else {
        const file = paths.at(-1)?.endsWith('/')
          ? path.join(targetPath, path.basename(sourceName))
          : targetPath;
        mkdirSync(path.dirname(file), { recursive: true });
        execFileSync('cp', ['--archive', '--dereference', sourcePath, file]);
      }
    }
    const owner = optionOf('chown');
    if (owner !== undefined) execFileSync('chown', ['--recursive', owner, targetPath]);
  }

  /**
   * A separate folder with the files that .dockerignore admits. It is an allow-list: it excludes everything, then admits
   * the names with an exclamation mark.
   */
  #contextFolder(): string {
    const folder = this.#pathOf('roots', 'context');
    if (existsSync(folder)) return folder;
    const lines = readFileSync(path.join(this.options.context, '.dockerignore'), 'utf8').split('\n');
    const endings = lines
      .filter((line) => line.startsWith('**/'))
      .map((line) => line.replace('**/', '').replace('*', ''));
    for (const name of lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)))
      cpSync(path.join(this.options.context, name), path.join(folder, name), {
        recursive: true,
        filter: (file) => !endings.some((ending) => file.endsWith(ending)),
      });
    execFileSync('chown', ['--recursive', '0:0', folder]);
    return folder;
  }

  #pathOf(...names: string[]): string {
    return path.join(this.options.folder, ...names);
  }
}

/** The bytes of all files of an image. */
export function sizeOf({ root }: ReplayedImage): number {
  const output = execFileSync(
    'du',
    ['--summarize', '--apparent-size', '--block-size=1', '--one-file-system', root],
    {
      encoding: 'utf8',
    },
  );
  return Number(output.split('\t')[0]);
}
