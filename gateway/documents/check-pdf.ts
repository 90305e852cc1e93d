import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFStream,
} from '@cantoo/pdf-lib';
import { rewritePdf } from './rewrite-pdf';
import { UnpackingBudget } from './unpacking-budget';
import type { ContentReason } from './content-reasons';

/** Names of ISO 32000 with which a PDF runs actions or contains another file. */
const FORBIDDEN: Readonly<Record<string, ContentReason>> = Object.freeze({
  JS: 'script',
  JavaScript: 'script',
  XFA: 'script',
  Launch: 'launch-action',
  ImportData: 'launch-action',
  SubmitForm: 'launch-action',
  GoToE: 'launch-action',
  EF: 'embedded-file',
  EmbeddedFile: 'embedded-file',
  EmbeddedFiles: 'embedded-file',
  FileAttachment: 'embedded-file',
  RichMedia: 'embedded-file',
});

/** A name of this length does not appear by chance in compressed bytes. */
const MIN_NAME_LENGTH = 6;

/**
 * Saves the pages of a PDF in a new one, or returns the reason to refuse it. A part that a later part of the same number
 * replaces is checked by its bytes, so that the client learns the reason; it is not in the new PDF in any case. The check
 * runs in a separate process, once (pdf-check-process.ts).
 */
export async function checkPdf(bytes: Buffer): Promise<Uint8Array | ContentReason> {
  if (hasTrailer(bytes)) return 'wrong-content';
  const budget = new UnpackingBudget();
  try {
    const document = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
    const forbiddenPart = document.context
      .enumerateIndirectObjects()
      .map(([, object]) => forbiddenIn(object))
      .find((reason) => reason !== undefined);
    const isSound = document.getPageCount() > 0 && budget.isKept();
    return (
      forbiddenPart ?? forbiddenByText(bytes) ?? (isSound ? await rewritePdf(document, bytes) : 'damaged')
    );
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'encrypted' : (forbiddenByText(bytes) ?? 'damaged');
  }
}

/** True if anything but white space follows the end: the file then contains a second file. */
function hasTrailer(bytes: Buffer): boolean {
  return bytes.subarray(bytes.lastIndexOf('%%EOF') + '%%EOF'.length).some((byte) => byte > 0x20);
}

function forbiddenIn(object: unknown): ContentReason | undefined {
  if (object instanceof PDFName) return reasonOf(object.decodeText());
  if (object instanceof PDFStream) return forbiddenIn(object.dict);
  const parts =
    object instanceof PDFDict ? object.entries().flat() : object instanceof PDFArray ? object.asArray() : [];
  for (const part of parts) {
    const reason = forbiddenIn(part);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function forbiddenByText(bytes: Buffer): ContentReason | undefined {
  const names = bytes.toString('latin1').matchAll(/\/((?:[A-Za-z]|#[0-9a-fA-F]{2}){6,40})/g);
  for (const [, name = ''] of names) {
    const plainName = name.replaceAll(/#(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    const reason = plainName.length < MIN_NAME_LENGTH ? undefined : reasonOf(plainName);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function reasonOf(name: string): ContentReason | undefined {
  return Object.hasOwn(FORBIDDEN, name) ? FORBIDDEN[name] : undefined;
}
