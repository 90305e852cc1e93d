import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { table } from '../../bench/report';
import type { Replica } from '../kit/replica';

/** The most that a replica opens (gateway/accounts/live-streams.ts). */
export const STREAMS = 2_000;
const GOAL = { p99Ms: 1_000, kibPerStream: 40 };
/** Streams that are opened and closed again before the memory is measured: what the first one loads is not a stream's. */
const WARM_UP_STREAMS = 100;
const SETTLE_MS = 5_000;
/** Milliseconds between two looks at the memory: garbage is in it until it is collected. */
const SAMPLE_MS = 500;
const READER = fileURLToPath(new URL('read-streams.ts', import.meta.url));

/** A task of the process that reads. */
export interface ReadStreams {
  readonly url: string;
  readonly tokens: readonly string[];
  /** The time after the last stream was opened that does not count. */
  readonly settleMs: number;
  readonly seconds: number;
}

interface Milliseconds {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

interface StreamFigures {
  readonly events: number;
  /** The number of different ticks of which events came. */
  readonly ticks: number;
  /** From the instant of a tick until its reader has its figures. */
  readonly delayMs: Milliseconds;
}

export type StreamReports = { readonly kind: 'open' } | ({ readonly kind: 'read' } & StreamFigures);

/** Opens streams of a gateway from another process, one for each token; resolves to a Markdown table. */
export async function measureStreams(
  { child, url }: Replica,
  tokens: readonly string[],
  seconds: number,
): Promise<string> {
  const pid = child.pid ?? 0;
  await readStreams({ url, tokens: tokens.slice(0, WARM_UP_STREAMS), settleMs: 0, seconds: 3 });
  await sleep(SETTLE_MS);
  const before = await usageOf(pid);
  let opened: Usage | undefined;
  const sizesKib: number[] = [];
  let sampling: NodeJS.Timeout | undefined;
  const figures = await readStreams({ url, tokens, settleMs: SETTLE_MS, seconds }, async () => {
    opened = await usageOf(pid);
    sampling = setInterval(() => void usageOf(pid).then(({ rssKib }) => sizesKib.push(rssKib)), SAMPLE_MS);
  }).finally(() => clearInterval(sampling));
  const after = await usageOf(pid);
  sizesKib.sort((one, other) => one - other);
  const median = sizesKib[Math.floor(sizesKib.length / 2)] ?? after.rssKib;
  const largest = sizesKib.at(-1) ?? after.rssKib;
  const kibOf = (rssKib: number) => (rssKib - before.rssKib) / tokens.length;
  const share = (after.cpuMs - (opened?.cpuMs ?? 0)) / ((seconds * 1_000 + SETTLE_MS) / 100);
  const { delayMs, events, ticks } = figures;
  const { longest, p50, p99 } = delayMs;
  return table(
    [`${tokens.length} open streams`, 'measured', 'goal'],
    [
      ['from a tick to its reader, p50, ms', String(p50), ''],
      ['from a tick to its reader, p99, ms', String(p99), `≤ ${GOAL.p99Ms}`],
      ['from a tick to its reader, longest, ms', String(longest), ''],
      ['ticks that are read, of 2/s', (ticks / seconds).toFixed(2), ''],
      ['events/s', (events / seconds).toFixed(0), ''],
      ['memory (RSS) for each stream, median, KiB', kibOf(median).toFixed(1), `≤ ${GOAL.kibPerStream}`],
      ['memory (RSS) for each stream, before garbage is collected, KiB', kibOf(largest).toFixed(1), ''],
      ['memory of the gateway before, MiB', (before.rssKib / 1_024).toFixed(0), ''],
      ['processor of the gateway, %', share.toFixed(0), ''],
    ],
  );
}

async function readStreams(task: ReadStreams, whenOpen: () => Promise<void> = async () => undefined) {
  const reader = fork(READER, { execArgv: ['--import', 'tsx'] });
  try {
    reader.send(task);
    await reportOf(reader, 'open');
    await whenOpen();
    const report = await reportOf(reader, 'read');
    if (report.kind !== 'read') throw new Error('The reader reported nothing.');
    return report;
  } finally {
    const exit = new Promise((resolve) => reader.once('exit', resolve));
    reader.kill();
    await exit;
  }
}

function reportOf(reader: ChildProcess, kind: StreamReports['kind']): Promise<StreamReports> {
  return new Promise((resolve, reject) => {
    reader.once('exit', (code) => reject(new Error(`The process that reads ended with ${String(code)}.`)));
    reader.on('message', (report: StreamReports) => {
      if (report.kind === kind) resolve(report);
    });
  });
}

interface Usage {
  readonly rssKib: number;
  readonly cpuMs: number;
}

/** The memory and the processor time of a process, on Linux. */
async function usageOf(pid: number): Promise<Usage> {
  const status = await readFile(path.join('/proc', String(pid), 'status'), 'utf8');
  const stat = await readFile(path.join('/proc', String(pid), 'stat'), 'utf8');
  // The name of the program, in brackets, may have spaces. A clock tick is 10 ms.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const cpuMs = (Number(fields[11]) + Number(fields[12])) * 10;
  return { rssKib: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]), cpuMs };
}
