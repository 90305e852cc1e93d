import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkHeader, withBootData, type BootData } from './boot-data';
import { brandedPage, type PageBrand } from './branded-page';

/** The best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Pages differ by host, and a stranger can think of any number of names: those used last stay. */
const MOST_KEPT = 500;

/** A page of the build as one host shows it. */
export interface PageWanted extends PageBrand {
  /** Below the build's folder, with a leading slash. */
  readonly file: string;
  /** What the page says so that it need not ask; without it the page holds nothing of the kind. */
  readonly known?: BootData | undefined;
}

/** A page ready to be sent. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>;
  /** Of a page that is a file of the build, word for word. */
  readonly etag?: string;
  /** Made when it is first asked for. */
  body(encoding: Encoding): Promise<Buffer>;
}

/**
 * Pages in memory, plain and compressed. What a page is made of is its key, so that another configuration or site is
 * another page; one whose file the build has written anew is made again.
 */
export class KeptPages {
  readonly #pages = new Map<string, { page: KeptPage; version: string }>();

  constructor(private readonly distFolder: string) {}

  /** Undefined where the build has no such file. */
  get(wanted: PageWanted): KeptPage | undefined {
    const place = path.join(this.distFolder, wanted.file);
    const stats = statSync(place, { throwIfNoEntry: false });
    if (!stats) return undefined;
    const version = `${stats.size.toString(16)}-${stats.mtime.getTime().toString(16)}`;
    const key = keyOf(wanted);
    const kept = this.#pages.get(key);
    const page = kept?.version === version ? kept.page : made(place, wanted, version, stats.mtime);
    this.#pages.delete(key);
    this.#pages.set(key, { page, version });
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= MOST_KEPT) break;
      this.#pages.delete(oldest);
    }
    return page;
  }
}

const keyOf = ({ file, brand, look, known }: PageWanted): string =>
  JSON.stringify([file, brand.name, brand.logo, brand.logoDark, look, known]);

function made(place: string, { known, ...brand }: PageWanted, version: string, writtenAt: Date): KeptPage {
  const built = readFileSync(place, 'utf8');
  const branded = brandedPage(built, brand);
  const plain = Buffer.from(known ? withBootData(branded, known) : branded);
  // The best takes forty times as long for a tenth less, and a stranger can ask for many pages that know their host.
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
