import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { linkHeader, withBootData, type BootData } from './boot-data';
import { brandedPage, type PageBrand } from './branded-page';
import type { OwnTexts } from './brand-look';
import { EMPTY } from './first-paint';
import { reworded } from './reworded';
import { TEXT_KEYS_FILE } from '../../hosting/files.table';
import { isJsonObject } from '../../src/domain/site/config/config-readers';
import { localeFolderOf } from '../../src/domain/culture/culture';

/** In order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Pages differ by host, and made-up host names are unlimited: only the most recently used stay. */
const MOST_KEPT = 500;

/** A page of the build, as shown on one host. */
export interface PageWanted extends PageBrand {
  /** Path below the build's folder, with a leading slash. */
  readonly file: string;
  /** A company's own words, where the page was drawn with others. */
  readonly texts?: OwnTexts | undefined;
  /** Data included in the page, which saves it requests; without it, the page contains none. */
  readonly known?: BootData | undefined;
}

/** A page ready to send. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>;
  /** Set if the page is an unchanged file of the build. */
  readonly etag?: string;
  /** Compressed on first use. */
  body(encoding: Encoding): Promise<Buffer>;
}

/**
 * Pages cached in memory, plain and compressed. The key is everything a page is made of: another configuration or
 * site is another page, and a file changed by a new build is read again.
 */
export class KeptPages {
  readonly #pages = new LRUCache<string, { page: KeptPage; version: string }>({ max: MOST_KEPT });

  constructor(private readonly distFolder: string) {}

  /** Undefined if the build has no such file. */
  get(wanted: PageWanted): KeptPage | undefined {
    const place = path.join(this.distFolder, wanted.file);
    const stats = statSync(place, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const version = `${stats.size.toString(16)}-${stats.mtime.getTime().toString(16)}`;
    const key = keyOf(wanted);
    const kept = this.#pages.get(key);
    if (kept?.version === version) return kept.page;
    const page = made(this.distFolder, wanted, version, stats.mtime);
    this.#pages.set(key, { page, version });
    return page;
  }
}

const keyOf = ({ file, brand, look, known, texts }: PageWanted): string =>
  JSON.stringify([file, brand.name, brand.logo, brand.logoDark, look, known, texts]);

/** The text of a key such as `login.title` in a file of `/locales`; "" if it has none. */
function wordsAt(texts: unknown, key: string): string {
  const found = key.split('.').reduce<unknown>((part, name) => isJsonObject(part) && part[name], texts);
  return typeof found === 'string' ? found : '';
}

/** A page in a company's own words; the empty one, which is always right, where the drawn one cannot have them. */
function inOwnWords(distFolder: string, built: string, { texts, brand }: PageWanted): string {
  if (!texts) return built;
  const empty = () => readFileSync(path.join(distFolder, EMPTY), 'utf8');
  if (!existsSync(path.join(distFolder, TEXT_KEYS_FILE))) return empty();
  const read = (...names: string[]): unknown =>
    JSON.parse(readFileSync(path.join(distFolder, ...names), 'utf8'));
  const shipped = read('locales', localeFolderOf(texts.culture), 'translation.json');
  const keys = read(TEXT_KEYS_FILE) as string[];
  const shippedWords = Object.fromEntries(keys.map((key) => [key, wordsAt(shipped, key)]));
  const drawn = { ...shippedWords, ...texts.drawn };
  const wanted = { ...shippedWords, ...texts.wanted };
  return reworded(built, { keys, drawn, wanted }, brand.name) ?? empty();
}

function made(distFolder: string, wanted: PageWanted, version: string, writtenAt: Date): KeptPage {
  const { known } = wanted;
  const built = readFileSync(path.join(distFolder, wanted.file), 'utf8');
  const branded = brandedPage(inOwnWords(distFolder, built, wanted), wanted);
  const plain = Buffer.from(known ? withBootData(branded, known) : branded);
  // The best quality takes forty times as long to save a tenth, and anybody can request many pages that contain host
  // data.
  const quality = known ? 5 : constants.BROTLI_MAX_QUALITY;
  const make: Readonly<Record<Encoding, () => Promise<Buffer>>> = {
    br: () => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => promisify(gzip)(plain),
    identity: () => Promise.resolve(plain),
  };
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const isAsBuilt = known === undefined && branded === built;
  return {
    headers: {
      ...(known && { link: linkHeader(branded) }),
      ...(isAsBuilt && { 'last-modified': writtenAt.toUTCString() }),
    },
    ...(isAsBuilt && { etag: `W/"${version}"` }),
    body: (encoding) => (bodies[encoding] ??= make[encoding]()),
  };
}
