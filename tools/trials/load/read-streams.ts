import { get } from 'node:http';
import type { ReadStreams, StreamReports } from './streams';

/*
 * Reads streams of events in a process of its own, so that neither its memory nor its work is the gateway's. It opens
 * them, says so, and says at the end of its time how late the figures came.
 */

/** Streams that are opened at once; a gateway's queue of connections is not what is measured. */
const AT_ONCE = 20;
const TICK = /^data: \{"at":"([^"]+)"/gm;

let delaysMs: number[] = [];
const ticks = new Set<string>();
let isMeasuring = false;

/** Resolves when the gateway answers. */
function openStream({ url }: ReadStreams, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(
      `${url}/api/client/v1/Stream/events`,
      { headers: { authorization: `Bearer ${token}` }, agent: false },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream got the status ${response.statusCode}.`));
        resolve();
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          const now = Date.now();
          for (const [, at = ''] of text.matchAll(TICK)) {
            if (!isMeasuring) continue;
            delaysMs.push(now - Date.parse(at));
            ticks.add(at);
          }
        });
        // It would not count as late: this ends the process, and the measurement fails.
        response.on('close', () => {
          throw new Error('A stream has ended.');
        });
      },
    );
    request.on('error', reject);
  });
}

const quantile = (values: readonly number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function read(task: ReadStreams): Promise<void> {
  const waiting = [...task.tokens];
  const openNext = async (): Promise<void> => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) await openStream(task, token);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  send({ kind: 'open' });
  setTimeout(() => (isMeasuring = true), task.settleMs);
  setTimeout(
    () => {
      delaysMs = delaysMs.sort((a, b) => a - b);
      send({
        kind: 'read',
        events: delaysMs.length,
        ticks: ticks.size,
        delayMs: {
          p50: quantile(delaysMs, 0.5),
          p99: quantile(delaysMs, 0.99),
          longest: delaysMs.at(-1) ?? 0,
        },
      });
    },
    task.settleMs + task.seconds * 1_000,
  );
}

const send = (report: StreamReports): void => void process.send?.(report);

process.on('message', (task: ReadStreams) => {
  read(task).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
