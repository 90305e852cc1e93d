import { inflateSync } from 'node:zlib';
import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { ContentReason } from './verdict';

/** What makes a PDF do something or carry another file, by the names that ISO 32000 gives it. */
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
const CERTAIN_LENGTH = 6;

/** How large one packed part may become: a page scanned in colour at 600 dpi takes less. */
const MOST_UNPACKED = 128 * 1024 * 1024;

/**
 * Why a PDF is refused; undefined if it is a document to look at and nothing more. A part that a later one of the
 * same number replaces is judged by its bytes: some viewers still show it.
 */
export async function checkPdf(bytes: Buffer): Promise<ContentReason | undefined> {
  if (hasTrailer(bytes)) return 'wrong-content';
  if (isBomb(bytes)) return 'damaged';
  try {
    const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
    const found = document.context
      .enumerateIndirectObjects()
      .map(([, object]) => forbiddenIn(object))
      .find((reason) => reason !== undefined);
    return found ?? forbiddenByText(bytes) ?? (document.getPageCount() > 0 ? undefined : 'damaged');
  } catch (error) {
    return error instanceof EncryptedPDFError ? 'encrypted' : (forbiddenByText(bytes) ?? 'damaged');
  }
}

/** Anything but white space behind the end makes it two files in one. */
function hasTrailer(bytes: Buffer): boolean {
  return bytes.subarray(bytes.lastIndexOf('%%EOF') + '%%EOF'.length).some((byte) => byte > 0x20);
}

/** Whether a part is small only as long as it is packed. */
function isBomb(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 1)) {
    const begin = bytes.indexOf(0x0a, at) + 1;
    const end = bytes.indexOf('endstream', begin);
    if (begin === 0 || end === -1 || bytes.subarray(at - 3, at).toString('latin1') === 'end') continue;
    try {
      inflateSync(bytes.subarray(begin, end), { maxOutputLength: MOST_UNPACKED });
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return true;
    }
  }
  return false;
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
    const plain = name.replaceAll(/#(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    const reason = plain.length < CERTAIN_LENGTH ? undefined : reasonOf(plain);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function reasonOf(name: string): ContentReason | undefined {
  return Object.hasOwn(FORBIDDEN, name) ? FORBIDDEN[name] : undefined;
}
