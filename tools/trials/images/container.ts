import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { OWN_NAMESPACES } from './namespaces';
import type { ReplayedImage } from './replay';

export interface ContainerOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Folders that can be written, in memory. */
  readonly volumes: readonly string[];
  /** File for its output. */
  readonly log: string;
}

/**
 * Shell script: mounts the root `$0` again, read-only, with /proc, /dev and the volumes `$2` of the user `$1`, then runs the
 * other arguments in it as that user.
 */
const MOUNTS = `
  mount --bind "$0" "$0"
  mount -o remount,bind,ro "$0"
  mount -t proc proc "$0/proc"
  mount --rbind /dev "$0/dev"
  user=$1; volumes=$2; shift 2
  for folder in $volumes; do mount -t tmpfs -o "mode=755,uid=\${user%:*},gid=\${user#*:}" tmpfs "$0$folder"; done
  exec chroot --userspec="$user" "$0" "$@"`;

/** An image's program as the first process of its namespace, on a root that is read-only. */
export class Container {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  readonly #startedAt = performance.now();

  constructor(
    private readonly image: ReplayedImage,
    private readonly options: ContainerOptions,
  ) {
    const log = openSync(options.log, 'w');
    chmodSync(options.log, 0o666); // nginx opens its output again, as the image's user
    this.#child = spawn('unshare', this.#arguments([...image.config.entrypoint, ...image.config.command]), {
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#exit = new Promise((resolve) => this.#child.once('exit', resolve));
  }

  get output(): string {
    return readFileSync(this.options.log, 'utf8');
  }

  /** Waits until an address answers 200; resolves to the milliseconds since the start. @throws Error with the output. */
  async waitFor(url: string): Promise<number> {
    for (;;) {
      if (
        await fetch(url).then(
          async (answer) => (await answer.text(), answer.ok),
          () => false,
        )
      )
        return performance.now() - this.#startedAt;
      if (this.#child.exitCode !== null)
        throw new Error(`It ended with ${this.#child.exitCode}: ${this.output}`);
      if (performance.now() - this.#startedAt > 60_000)
        throw new Error(`${url} does not answer: ${this.output}`);
      await sleep(20);
    }
  }

  /** The exit code of another program, started beside in the same kind of root. */
  run(command: readonly string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync('unshare', this.#arguments(command), { encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  }

  /** Runs the image's own health check; resolves to its exit code. */
  checkHealth(): number | null {
    return this.run(this.image.config.healthcheck).status;
  }

  /** Sends the image's signal to end; resolves to the exit code and the milliseconds until then. */
  async stop(): Promise<{ code: number | null; ms: number }> {
    const pid = this.#child.pid ?? 0;
    const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const startedAt = performance.now();
    process.kill(Number(first), this.image.config.stopSignal as NodeJS.Signals);
    return { code: await this.#exit, ms: performance.now() - startedAt };
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #arguments(command: readonly string[]): string[] {
    const { env, folder, user } = this.image.config;
    return [
      ...OWN_NAMESPACES,
      MOUNTS,
      this.image.root,
      user,
      this.options.volumes.join(' '),
      '/usr/bin/env',
      '--ignore-environment',
      `--chdir=${folder}`,
      ...Object.entries({ ...env, ...this.options.env }).map(([name, value]) => `${name}=${value}`),
      ...command,
    ];
  }
}
