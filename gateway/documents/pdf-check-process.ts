/* The process in which one PDF is checked; see run-pdf-check.ts. */
import { checkPdf } from './check-pdf';
import type { PdfCheckResult } from './run-pdf-check';

process.once('message', (bytes: Uint8Array) => void sendResult(Buffer.from(bytes)));
process.send?.('ready');

async function sendResult(bytes: Buffer): Promise<void> {
  const result: PdfCheckResult = { reason: await checkPdf(bytes) };
  process.send?.(result, () => process.disconnect());
}
