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
  /** From the instant of a tick until its reader has its figures. */
  readonly delayMs: Milliseconds;
  /** Between two events of one stream. */
  readonly pauseMs: Milliseconds;
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
  const figures = await readStreams({ url, tokens, settleMs: SETTLE_MS, seconds }, async () => {
    opened = await usageOf(pid);
  });
  const after = await usageOf(pid);
  const kib = (after.rssKib - before.rssKib) / tokens.length;
  const share = (after.cpuMs - (opened?.cpuMs ?? 0)) / ((seconds * 1_000 + SETTLE_MS) / 100);
  const { delayMs, events, pauseMs } = figures;
  const { longest, p50, p99 } = delayMs;
  return table(
    [`${tokens.length} open streams`, 'measured', 'goal'],
    [
      ['from a tick to its reader, p50, ms', String(p50), ''],
      ['from a tick to its reader, p99, ms', String(p99), `≤ ${GOAL.p99Ms}`],
      ['from a tick to its reader, longest, ms', String(longest), ''],
      ['between two events of a stream, p50, ms', String(pauseMs.p50), ''],
      ['between two events of a stream, p99, ms', String(pauseMs.p99), ''],
      ['events/s', (events / seconds).toFixed(0), ''],
      ['memory (RSS) for each stream, KiB', kib.toFixed(1), `≤ ${GOAL.kibPerStream}`],
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
