import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { linkHeader, withBootData, type BootData } from './boot-data';
import { brandedPage, type PageBrand } from './branded-page';
import type { OwnTexts } from './brand-look';
import { EMPTY } from './first-paint';
import { replacePageTexts } from './replace-page-texts';
import { TEXT_KEYS_FILE } from '../../hosting/files.table';
import { isJsonObject } from '../../src/domain/site/config/config-readers';
import { localeFolderOf } from '../../src/domain/culture/culture';

/** In order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Pages differ by host, and made-up host names are unlimited: only the most recently used pages stay. */
const MOST_CACHED = 500;

/** A page of the build, as shown on one host. */
export interface PageRequest extends PageBrand {
  /** Path below the build's folder, with a leading slash. */
  readonly file: string;
  /** A company's own words, if the page was rendered with others. */
  readonly texts?: OwnTexts | undefined;
  /** Data included in the page, which saves it requests; without it, the page contains none. */
  readonly bootData?: BootData | undefined;
}

/** A page ready to send. */
export interface CachedPage {
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
export class PageCache {
  readonly #pages = new LRUCache<string, { page: CachedPage; version: string }>({ max: MOST_CACHED });

  constructor(private readonly distFolder: string) {}

  /** Undefined if the build has no such file. */
  get(request: PageRequest): CachedPage | undefined {
    const place = path.join(this.distFolder, request.file);
    const stats = statSync(place, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const version = `${stats.size.toString(16)}-${stats.mtime.getTime().toString(16)}`;
    const key = keyOf(request);
    const cached = this.#pages.get(key);
    if (cached?.version === version) return cached.page;
    const page = renderPage(this.distFolder, request, version, stats.mtime);
    this.#pages.set(key, { page, version });
    return page;
  }
}

const keyOf = ({ file, brand, look, bootData, texts }: PageRequest): string =>
  JSON.stringify([file, brand.name, brand.logo, brand.logoDark, look, bootData, texts]);

/** The text of a key such as `login.title` in a file of `/locales`; "" if it has none. */
function wordsAt(texts: unknown, key: string): string {
  const text = key.split('.').reduce<unknown>((part, name) => isJsonObject(part) && part[name], texts);
  return typeof text === 'string' ? text : '';
}

/** A page in a company's own words; the empty page, which is always right, if the rendered page cannot have them. */
function inOwnWords(distFolder: string, built: string, { texts, brand }: PageRequest): string {
  if (!texts) return built;
  const empty = () => readFileSync(path.join(distFolder, EMPTY), 'utf8');
  if (!existsSync(path.join(distFolder, TEXT_KEYS_FILE))) return empty();
  const read = (...names: string[]): unknown =>
    JSON.parse(readFileSync(path.join(distFolder, ...names), 'utf8'));
  const shipped = read('locales', localeFolderOf(texts.culture), 'translation.json');
  const keys = read(TEXT_KEYS_FILE) as string[];
  const shippedWords = Object.fromEntries(keys.map((key) => [key, wordsAt(shipped, key)]));
  const rendered = { ...shippedWords, ...texts.rendered };
  const company = { ...shippedWords, ...texts.company };
  return replacePageTexts(built, { keys, rendered, company }, brand.name) ?? empty();
}

function renderPage(distFolder: string, request: PageRequest, version: string, writtenAt: Date): CachedPage {
  const { bootData } = request;
  const built = readFileSync(path.join(distFolder, request.file), 'utf8');
  const branded = brandedPage(inOwnWords(distFolder, built, request), request);
  const plain = Buffer.from(bootData ? withBootData(branded, bootData) : branded);
  // The best quality takes forty times as long to save a tenth, and anybody can request many pages that contain host
  // data.
  const quality = bootData ? 5 : constants.BROTLI_MAX_QUALITY;
  const make: Readonly<Record<Encoding, () => Promise<Buffer>>> = {
    br: () => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => promisify(gzip)(plain),
    identity: () => Promise.resolve(plain),
  };
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const isAsBuilt = bootData === undefined && branded === built;
  return {
    headers: {
      ...(bootData && { link: linkHeader(branded) }),
      ...(isAsBuilt && { 'last-modified': writtenAt.toUTCString() }),
    },
    ...(isAsBuilt && { etag: `W/"${version}"` }),
    body: (encoding) => (bodies[encoding] ??= make[encoding]()),
  };
}
