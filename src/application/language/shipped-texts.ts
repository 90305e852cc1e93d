import { isNotFound } from '../../domain/kernel/errors';
import { EVERY_PAGES, localeFolderOf } from '../../domain/culture/culture';
import type { Culture } from '../../domain/culture/cultures.table';
import type { TextMap, Texts } from './ports/texts';
import type { Queries, QueryFamily } from '../remote/queries';

/** Texts of a language over English ones. English has none of its own. */
export interface Layers {
  readonly own: TextMap;
  readonly english: TextMap;
}

/** The texts that are shipped with the build, file by file (D3). */
export class ShippedTexts {
  /** The files required so far. */
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

  requireFiles(files: readonly string[]): void {
    for (const file of files) this.#files.add(file);
  }

  /**
   * Loads files in a language and in English. English replaces missing texts; without it only the gateway's texts are
   * left (D4). If two files have the same text, the first counts.
   * @returns also the `failure` of an existing file that could be loaded in neither language.
   */
  async load(culture: Culture, files: readonly string[]): Promise<Layers & { failure: unknown }> {
    const read = (folder: string) =>
      Promise.allSettled(files.map((file) => this.#query(folder, file).load()));
    const folder = localeFolderOf(culture);
    const englishFiles = read('en');
    const [english, own] = await Promise.all([englishFiles, folder === 'en' ? englishFiles : read(folder)]);
    const failure = own
      .map((file, at) => reasonOf(file) && reasonOf(english[at]))
      .find((reason) => reason !== undefined && !isNotFound(reason));
    return { english: mergeLoaded(english), own: own === english ? {} : mergeLoaded(own), failure };
  }
}

function reasonOf(file: PromiseSettledResult<TextMap> | undefined): unknown {
  return file?.status === 'rejected' ? file.reason : undefined;
}

function mergeLoaded(files: readonly PromiseSettledResult<TextMap>[]): TextMap {
  const loaded = files.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
  return Object.assign({}, ...loaded.reverse()) as TextMap;
}
