/* The process in which one PDF is checked; see run-pdf-check.ts. */
import { checkPdf } from './check-pdf';
import type { PdfVerdict } from './run-pdf-check';

process.once('message', (bytes: Uint8Array) => void sendVerdict(Buffer.from(bytes)));
process.send?.('ready');

async function sendVerdict(bytes: Buffer): Promise<void> {
  const verdict: PdfVerdict = { reason: await checkPdf(bytes) };
  process.send?.(verdict, () => process.disconnect());
}
