import { isNotFound } from '../../domain/kernel/errors';
import { EVERY_PAGES, localeFolderOf } from '../../domain/culture/culture';
import type { Culture } from '../../domain/culture/cultures.table';
import type { TextMap, Texts } from './ports/texts';
import type { Queries, QueryFamily } from '../remote/queries';

/** Texts of a language, and English below them. English itself has no others of its own. */
export interface Layers {
  readonly own: TextMap;
  readonly english: TextMap;
}

/** The texts that are shipped with the build, file by file (D3). */
export class ShippedTexts {
  /** The files that have been needed so far. */
  readonly #files = new Set([EVERY_PAGES]);
  readonly #query: QueryFamily<TextMap, [folder: string, file: string]>;

  constructor(queries: Queries, texts: Texts) {
    this.#query = queries.family({
      scope: 'site',
      call: 'locales',
      read: (signal, folder: string, file: string) => texts.shipped(folder, file, signal),
    });
  }

  get files(): ReadonlySet<string> {
    return this.#files;
  }

  need(files: readonly string[]): void {
    for (const file of files) this.#files.add(file);
  }

  /**
   * Some files in a language and in English. A language whose texts are missing gets English; where that is missing
   * too, only the gateway's texts are left (D4). Of a text in two files the first counts.
   * @returns also the `failure` of an existing file that could be loaded in neither language.
   */
  async in(culture: Culture, files: readonly string[]): Promise<Layers & { failure: unknown }> {
    const read = (folder: string) =>
      Promise.allSettled(files.map((file) => this.#query(folder, file).load()));
    const folder = localeFolderOf(culture);
    const reading = read('en');
    const [english, own] = await Promise.all([reading, folder === 'en' ? reading : read(folder)]);
    const failure = own
      .map((file, at) => reasonOf(file) && reasonOf(english[at]))
      .find((reason) => reason !== undefined && !isNotFound(reason));
    return { english: merged(english), own: own === english ? {} : merged(own), failure };
  }
}

function reasonOf(file: PromiseSettledResult<TextMap> | undefined): unknown {
  return file?.status === 'rejected' ? file.reason : undefined;
}

function merged(files: readonly PromiseSettledResult<TextMap>[]): TextMap {
  const come = files.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
  return Object.assign({}, ...come.reverse()) as TextMap;
}
