import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { gatewayProgram } from '../kernel/gateway-program';
import type { ContentReason } from './content-reasons';

/** Time limit for the check of one file, from when its process is ready. */
const CHECK_TIMEOUT_MS = 2_000;
/** Time limit for the start of that process on a busy machine. */
const START_TIMEOUT_MS = 20_000;
/** The objects of the largest file fit into this heap; unpacked bytes are outside it and have a budget (unpacking-budget.ts). */
const HEAP_MB = 256;

const PROGRAM = 'documents/pdf-check-process';

/** The message that the checking process sends at the end: the rewritten file, or the reason to refuse it. */
export type PdfCheckResult = Uint8Array | ContentReason;

/**
 * Runs `checkPdf` in a separate process, so that no file can stop, slow or end the process that answers clients. That
 * process does not get the gateway's environment and reads one file. When its time is over it is killed, and the file
 * counts as damaged. Rejects if the process does not start, which is not the fault of the file.
 */
export async function runPdfCheck(bytes: Buffer): Promise<PdfCheckResult> {
  const { execArgv, file } = gatewayProgram(PROGRAM);
  const child = fork(file, {
    execArgv: [...execArgv, `--max-old-space-size=${HEAP_MB}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Each wait below handles its own errors; an error between the waits must not end the gateway.
  child.on('error', () => undefined);
  try {
    await nextMessage(child, START_TIMEOUT_MS);
    child.send(bytes);
    return (await nextMessage(child, CHECK_TIMEOUT_MS).catch(() => 'damaged')) as PdfCheckResult;
  } finally {
    child.kill('SIGKILL');
  }
}

async function nextMessage(child: ChildProcess, ms: number): Promise<unknown> {
  const signal = AbortSignal.timeout(ms);
  const exit = once(child, 'exit', { signal }).then(() => {
    throw new Error('the process that checks a PDF has ended');
  });
  const [message] = (await Promise.race([once(child, 'message', { signal }), exit])) as [unknown];
  return message;
}
