import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { DEFAULT_CONFIG } from '../../src/domain/site/config/portal-config';
import { linkHeader } from './boot-data';
import { fillPage, type PageRequest } from './page-values';

/** In order of preference. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Pages differ by host, and made-up host names are unlimited: only the most recently used pages stay. */
const MAX_PAGES = 500;

/** A page ready to send. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  /** Set if the page depends on nothing but the build. */
  readonly etag?: string;
  /** Compressed on first use. */
  body(encoding: Encoding): Promise<Buffer>;
}

/**
 * Pages cached in memory, plain and compressed. The key is everything a page is made of: another configuration or
 * site is another page, and a file changed by a new build is read again.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, { page: CachedPage; version: string }>({ max: MAX_PAGES });

  constructor(private readonly distFolder: string) {}

  /** Undefined if the build has no such file. */
  get(request: PageRequest): CachedPage | undefined {
    const stats = statSync(path.join(this.distFolder, request.file), { throwIfNoEntry: false });
    if (!stats) return undefined;
    const version = `${stats.size.toString(16)}-${stats.mtime.getTime().toString(16)}`;
    const key = keyOf(request);
    const cachedPage = this.#pages.get(key);
    if (cachedPage?.version === version) return cachedPage.page;
    const page = renderPage(this.distFolder, request, version, stats.mtime);
    this.#pages.set(key, { page, version });
    return page;
  }
}

const keyOf = ({ file, brand, styleSheet, bootData, texts }: PageRequest): string =>
  JSON.stringify([file, brand.name, brand.logo, brand.logoDark, styleSheet, bootData, texts]);

/** True for a page that depends on nothing but the build. */
const isDefaultPage = (request: PageRequest): boolean =>
  keyOf(request) === keyOf({ file: request.file, brand: DEFAULT_CONFIG.brand });

function renderPage(distFolder: string, request: PageRequest, version: string, writtenAt: Date): CachedPage {
  const { bootData } = request;
  const html = fillPage(distFolder, request);
  const plain = Buffer.from(html);
  // The best quality takes forty times as long to save a tenth, and anybody can request many pages that contain host
  // data.
  const quality = bootData ? 5 : constants.BROTLI_MAX_QUALITY;
  const compress: Readonly<Record<Encoding, () => Promise<Buffer>>> = {
    br: () => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => promisify(gzip)(plain),
    identity: () => Promise.resolve(plain),
  };
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const isDefault = isDefaultPage(request);
  return {
    headers: {
      ...(bootData && { link: linkHeader(html) }),
      ...(isDefault && { 'last-modified': writtenAt.toUTCString() }),
    },
    ...(isDefault && { etag: `W/"${version}"` }),
    body: (encoding) => (bodies[encoding] ??= compress[encoding]()),
  };
}
