import { isNotFound } from '../../domain/kernel/errors';
import { SHARED_TEXTS_FILE, localeFolderOf } from '../../domain/culture/culture';
import type { Culture } from '../../domain/culture/cultures.table';
import type { TextMap, Texts } from './ports/texts';
import type { Queries, QueryFamily } from '../remote/queries';
import { dataOf } from '../remote/remote';

/** Texts of a language over the English ones; English is used as it is. */
export interface TextLayers {
  readonly translations: TextMap;
  readonly english: TextMap;
}

/** The texts that are shipped with the build, file by file (D3). */
export class ShippedTexts {
  /** The files required so far. */
  readonly #files = new Set([SHARED_TEXTS_FILE]);
  readonly #query: QueryFamily<TextMap, [folder: string, file: string]>;

  constructor(queries: Queries, texts: Texts) {
    this.#query = queries.family({
      scope: 'site',
      call: 'locales',
      // `merge` needs every file that was loaded.
      cacheForMs: Infinity,
      read: (signal, folder: string, file: string) => texts.loadFile(folder, file, signal),
    });
  }

  requireFiles(files: readonly string[]): void {
    for (const file of files) this.#files.add(file);
  }

  /**
   * Loads files, by default all required ones, in a language and in English. Resolves to the failure of an existing file
   * that could be loaded in neither.
   */
  async load(culture: Culture, files: readonly string[] = [...this.#files]): Promise<unknown> {
    const load = (folder: string) =>
      Promise.allSettled(files.map((file) => this.#query(folder, file).load()));
    const folder = localeFolderOf(culture);
    const englishFiles = load('en');
    const [english, translations] = await Promise.all([
      englishFiles,
      folder === 'en' ? englishFiles : load(folder),
    ]);
    return translations
      .map((file, index) => reasonOf(file) && reasonOf(english[index]))
      .find((reason) => reason !== undefined && !isNotFound(reason));
  }

  /**
   * The texts of loaded files, by default of all. English replaces missing texts; without it only the gateway's texts are
   * left (D4). If two files have the same text, the first counts.
   */
  merge(culture: Culture, files: readonly string[] = [...this.#files]): TextLayers {
    const merge = (folder: string) =>
      Object.assign({}, ...files.map((file) => dataOf(this.#query(folder, file).state)).reverse()) as TextMap;
    const folder = localeFolderOf(culture);
    return { english: merge('en'), translations: folder === 'en' ? {} : merge(folder) };
  }
}

function reasonOf(file: PromiseSettledResult<TextMap> | undefined): unknown {
  return file?.status === 'rejected' ? file.reason : undefined;
}
