import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { packPdfBytes } from './pack-pdf-bytes';
import { ANY_NAME, PDF_PARTS, type PdfPartKind } from './pdf-parts.table';

const XOBJECT_SUBTYPES = ['Image', 'Form'];

/** Copies parts of a PDF into another one: only the entries of `PDF_PARTS`, each shared part once. */
export class PdfPartCopier {
  readonly #copies = new Map<PdfPartKind, Map<PDFObject, PDFRef>>();

  constructor(
    private readonly source: PDFContext,
    private readonly target: PDFContext,
  ) {}

  /** @returns undefined for a part that is missing, or that a part of this kind can't be. */
  copy(part: PDFObject | undefined, kind: PdfPartKind): PDFObject | undefined {
    const object = this.source.lookup(part);
    if (object === undefined) return undefined;
    const isShared = part instanceof PDFRef || kind === 'resources';
    return isShared ? this.#copyOnce(object, kind) : this.#copyObject(object, kind);
  }

  #copyOnce(object: PDFObject, kind: PdfPartKind): PDFRef {
    const copies = this.#copies.get(kind) ?? new Map<PDFObject, PDFRef>();
    this.#copies.set(kind, copies);
    const earlierCopy = copies.get(object);
    if (earlierCopy) return earlierCopy;
    // The number is known before the parts are copied, because a part may contain itself.
    const ref = this.target.nextRef();
    copies.set(object, ref);
    this.target.assign(ref, this.#copyObject(object, kind) ?? PDFNull);
    return ref;
  }

  #copyObject(object: PDFObject, kind: PdfPartKind): PDFObject | undefined {
    if (object instanceof PDFRawStream) return this.#copyStream(object, kind);
    if (object instanceof PDFDict) return kind === 'value' ? undefined : this.#copyEntries(object, kind);
    if (object instanceof PDFArray) {
      const copies = object.asArray().map((element) => this.copy(element, kind) ?? PDFNull);
      return this.target.obj(copies);
    }
    // A text in brackets could contain a file of another format.
    if (object instanceof PDFString || object instanceof PDFHexString)
      return PDFHexString.of(Buffer.from(object.asBytes()).toString('hex'));
    return object.clone(this.target);
  }

  #copyEntries(dict: PDFDict, kind: PdfPartKind): PDFDict {
    const kinds = PDF_PARTS[kind];
    const copy = PDFDict.withContext(this.target);
    for (const [name, part] of dict.entries()) {
      const text = name.decodeText();
      const partKind = kinds[ANY_NAME] ?? (Object.hasOwn(kinds, text) ? kinds[text] : undefined);
      const partCopy = partKind && this.copy(part, partKind);
      if (partCopy) copy.set(name, partCopy);
    }
    return copy;
  }

  #copyStream({ contents, dict }: PDFRawStream, kind: PdfPartKind): PDFRawStream | undefined {
    const subtype = dict.lookup(PDFName.of('Subtype'));
    // A third kind contains commands for printers.
    const isAllowed =
      kind !== 'xObject' || (subtype instanceof PDFName && XOBJECT_SUBTYPES.includes(subtype.decodeText()));
    if (kind === 'value' || !isAllowed) return undefined;
    const filters = this.#list(dict, 'Filter', 'value');
    const decodings = this.#list(dict, 'DecodeParms', 'decoding');
    const packedPart = packPdfBytes(
      contents,
      filters.map((filter) => (filter instanceof PDFName ? filter.decodeText() : '')),
    );
    const addedFilters = packedPart.addedFilters.map((name) => PDFName.of(name));
    const copy = this.#copyEntries(dict, kind);
    copy.set(PDFName.of('Filter'), this.target.obj([...addedFilters, ...filters]));
    if (filters.length > 0 && decodings.length > 0)
      copy.set(
        PDFName.of('DecodeParms'),
        this.target.obj([...addedFilters.map(() => PDFNull), ...decodings]),
      );
    return PDFRawStream.of(copy, packedPart.bytes);
  }

  /** An entry that is either one value or a list, as a list of direct copies. */
  #list(dict: PDFDict, name: string, kind: PdfPartKind): PDFObject[] {
    const value = dict.lookup(PDFName.of(name));
    if (value === undefined) return [];
    const elements = value instanceof PDFArray ? value.asArray() : [value];
    return elements.map((element) => {
      const object = this.source.lookup(element);
      return (object && this.#copyObject(object, kind)) ?? PDFNull;
    });
  }
}
