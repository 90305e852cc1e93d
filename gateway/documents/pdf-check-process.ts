/* The process in which one PDF is checked and rewritten; see run-pdf-check.ts. */
import { checkPdf } from './check-pdf';
import type { PdfCheckResult } from './run-pdf-check';

process.once('message', (bytes: Uint8Array) => void sendResult(Buffer.from(bytes)));
process.send?.('ready');

async function sendResult(bytes: Buffer): Promise<void> {
  const result: PdfCheckResult = await checkPdf(bytes);
  process.send?.(result, () => process.disconnect());
}
