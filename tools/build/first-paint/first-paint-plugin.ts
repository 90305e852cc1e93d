import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { CULTURES, type Culture } from '../../../src/domain/culture/cultures.table';
import { MANIFEST_FILE } from '../../../hosting/portal-manifest';
import { TEXT_KEYS_FILE } from '../../../hosting/files.table';
import type * as LoginPages from './login-pages';

const NAME = 'FirstPaintPlugin';

/**
 * Inserts the skeleton of a signed-in page into `index.html`, for any server (docs/decisions/0017), and writes
 * `login/{variant}.{culture}.html`: the sign-in page as a visitor first sees it, for servers that know a host's
 * variant (docs/decisions/0008). Each is `index.html` with the pre-rendered form, which can already be filled in,
 * before that skeleton. `extensions.json` is the manifest for such a server.
 */
export class FirstPaintPlugin {
  /** @param server webpack rules that bundle `login-pages.tsx` for Node, with the same class names as in the page. */
  constructor(
    private readonly server: Configuration & { output: { path: string; filename: string } },
    private readonly localesFolder: string,
    private readonly base: string,
  ) {}

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // after index.html has been written, before compression
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        for (const [name, text] of await this.pages(compilation)) {
          const source = new sources.RawSource(text);
          if (compilation.getAsset(name)) compilation.updateAsset(name, source);
          else compilation.emitAsset(name, source);
        }
      });
    });
  }

  private async pages(compilation: Compilation): Promise<ReadonlyMap<string, string>> {
    const { loginPage, shellPicture, companies, checkComposition, buildManifest, attributes, textKeys } =
      await this.bundle();
    checkComposition();
    const ownCalls = attributes['data-own-calls']?.split(' ') ?? [];
    const template = compilation.getAsset('index.html')?.source.source().toString() ?? '';
    const index = put(template, [
      [ROOT, shellPicture()],
      [/(?<=<html)/, writeAttributes(attributes)],
      // The configuration of an extension lies elsewhere.
      ...(ownCalls.includes('config') ? [[CONFIG_HINT, ''] as const] : []),
    ]);
    const files = new Map([['index.html', index]]);
    const manifest = buildManifest(this.base);
    if (manifest !== undefined) files.set(MANIFEST_FILE, JSON.stringify(manifest));
    for (const company of companies) {
      for (const culture of Object.keys(CULTURES) as Culture[]) {
        const page = await loginPage(company, culture, (folder) => this.texts(folder));
        const look = `assets/look.${createHash('sha256').update(page.look).digest('hex').slice(0, 10)}.css`;
        files.set(look, page.look);
        files.set(
          `login/${company.key}.${culture}.html`,
          withFirstPaint(index, `${this.base}/${look}`, { ...page, html: { ...attributes, ...page.html } }),
        );
      }
    }
    // A server replaces the texts of these keys if its configuration has others.
    files.set(TEXT_KEYS_FILE, JSON.stringify([...textKeys].sort()));
    return files;
  }

  private async bundle(): Promise<typeof LoginPages> {
    const { path: folder, filename } = this.server.output;
    await new Promise<void>((resolve, reject) => {
      webpack(this.server, (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
    return createRequire(import.meta.url)(path.join(folder, filename)) as typeof LoginPages;
  }

  private texts(folder: string): object {
    return JSON.parse(
      readFileSync(path.join(this.localesFolder, folder, 'translation.json'), 'utf8'),
    ) as object;
  }
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const writeAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');

const CONFIG_HINT = /<link rel="?preload"? as="?fetch"?[^>]*>/;

/** Just before the portal's root element. */
const ROOT = /(?=<div id="?root"?>)/;
/** Before the skeleton, which a visitor doesn't see: read after it, the form would come a frame later on a slow phone. */
const SKELETON = /(?=<div id="?first-shell"?)/;

/** Inserts texts into a page. Throws if the template has no place for one. */
function put(page: string, parts: readonly (readonly [place: RegExp, text: string])[]): string {
  return parts.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`index.html has no place for ${String(place)}`);
    return html.replace(place, () => text);
  }, page);
}

/** Inserts a sign-in page into `index.html`. Throws if the content security policy would forbid it. */
function withFirstPaint(index: string, look: string, page: LoginPages.LoginPage): string {
  if (/<style|<script|\sstyle=|\son\w+=/.test(page.markup))
    throw new Error(
      `The sign-in page of ${page.html['data-variant'] ?? ''} holds markup that the content policy refuses`,
    );
  return put(index, [
    [/<html [^>]*>/, `<html${writeAttributes(page.html)}>`],
    [/<title>.*?<\/title>/, `<title>${escape(page.title)}</title>`],
    [/<meta name="?description"?[^>]*>/, `<meta name="description" content="${escape(page.description)}">`],
    // A visitor's form waits for nothing that it requests.
    [/(?<=<script src=[^>]*\/boot\.[^>]*)(?=>)/, ' defer'],
    [/(?=<script)/, `<link rel="stylesheet" href="${look}">`],
    [SKELETON, `<div id="first-paint" aria-busy="true">${page.markup}</div>`],
  ]);
}
