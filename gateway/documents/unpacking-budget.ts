import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFName,
  PDFRawStream,
  type PDFDict,
} from '@cantoo/pdf-lib';

/** The most bytes of all unpacked parts of one file: nearly two pages scanned in colour at 600 dpi. */
const MAX_UNPACKED_BYTES = 192 * 1024 * 1024;
/** No program that creates documents applies more filters to a part. */
const MAX_FILTERS = 8;

/** Filters that pdf-lib unpacks by itself; any other filter is the format of a picture. */
const UNPACKED_BY_LIBRARY = new Set(['LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode']);

class BudgetError extends Error {}

/** The members that all filters of pdf-lib inherit from its class of the same name. */
interface DecodeStream {
  ensureBuffer(size: number): Uint8Array;
}

/**
 * One budget for all unpacked bytes of a file, by any filter, whether pdf-lib or this class unpacks. pdf-lib has no
 * limits, so they are patched into its classes. They are never removed, because a process checks one file and ends.
 */
export class UnpackingBudget {
  #remainingBytes = MAX_UNPACKED_BYTES;
  readonly #streams: PDFRawStream[] = [];

  constructor() {
    this.#limitLibrary();
    this.#collectStreams();
  }

  /**
   * Unpacks all parts that pdf-lib has read since the constructor ran, including replaced ones; false if they exceed the
   * budget.
   */
  isKept(): boolean {
    try {
      // The library adds streams to the list while it unpacks a part.
      for (const stream of [...this.#streams]) this.#unpack(stream);
      return true;
    } catch (error) {
      if (error instanceof BudgetError) return false;
      throw error;
    }
  }

  #spend(bytes: number): void {
    if (bytes > this.#remainingBytes) throw new BudgetError('unpacks to more bytes than allowed');
    this.#remainingBytes -= bytes;
  }

  /** Limits pdf-lib itself, which unpacks the streams of objects while it reads a file. */
  #limitLibrary(): void {
    const filter = decodePDFRawStream(streamWithFilter('ASCIIHexDecode', new Uint8Array()));
    const prototype = Object.getPrototypeOf(Object.getPrototypeOf(filter)) as DecodeStream;
    const { ensureBuffer } = prototype;
    const spend = (bytes: number) => this.#spend(bytes);
    // Of each part: its buffer grows by doubling, so its length does not show the number of its bytes.
    const sizes = new WeakMap<DecodeStream, number>();
    prototype.ensureBuffer = function (size) {
      const earlierSize = sizes.get(this) ?? 0;
      if (size > earlierSize) {
        spend(size - earlierSize);
        sizes.set(this, size);
      }
      return ensureBuffer.call(this, size);
    };
  }

  #collectStreams(): void {
    const { of } = PDFRawStream;
    PDFRawStream.of = (...parameters) => {
      const stream = of(...parameters);
      this.#streams.push(stream);
      return stream;
    };
  }

  #unpack({ contents, dict }: PDFRawStream): void {
    const filters = filtersOf(dict);
    if (filters.length > MAX_FILTERS) throw new BudgetError('is packed too often');
    let bytes = contents;
    for (const filter of filters) {
      const unpackedBytes = this.#unpackOnce(filter, bytes);
      if (!unpackedBytes) return;
      bytes = unpackedBytes;
    }
  }

  /** @returns undefined for the format of a picture, and for bytes that can't be unpacked: no viewer can read them either. */
  #unpackOnce(filter: string, bytes: Uint8Array): Uint8Array | undefined {
    try {
      if (filter === 'FlateDecode') {
        const unpackedBytes = inflateSync(bytes, { maxOutputLength: Math.max(this.#remainingBytes, 1) });
        this.#spend(unpackedBytes.length);
        return unpackedBytes;
      }
      return UNPACKED_BY_LIBRARY.has(filter)
        ? decodePDFRawStream(streamWithFilter(filter, bytes)).decode()
        : undefined;
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new BudgetError(filter);
      if (error instanceof BudgetError) throw error;
      return undefined;
    }
  }
}

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  const filterNames =
    filter instanceof PDFArray ? filter.asArray().map((_, at) => filter.lookup(at)) : [filter];
  return filterNames.filter((name) => name instanceof PDFName).map((name) => name.decodeText());
}

const streamWithFilter = (filter: string, bytes: Uint8Array) =>
  PDFRawStream.of(PDFContext.create().obj({ Filter: filter }), bytes);
