import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { CULTURES, type Culture } from '../../../src/domain/culture/cultures.table';
import { escapeHtml } from '../../../hosting/escape-html';
import {
  fillSlots,
  fillSomeSlots,
  INDEX_TEMPLATE,
  loginTemplate,
  slot,
  slotsOf,
  TEXT_KEYS_FILE,
} from '../../../hosting/page-slots';
import { MANIFEST_FILE } from '../../../hosting/portal-manifest';
import type * as LoginPages from './login-pages';

const NAME = 'FirstPaintPlugin';

/** The slots that only a server fills. */
const SERVER_SLOTS = { brand: undefined, look: undefined, 'boot-data': undefined, 'config-hint': undefined };

type NodeBuild = Configuration & { output: { path: string; filename: string } };
type Attributes = Readonly<Record<string, string>>;

/**
 * Fills the slots of `src/index.ejs`, and writes:
 * - `index.html`, complete for any server, with the skeleton of a signed-in page (docs/decisions/0017);
 * - templates, in which a server that knows a host's company fills the remaining slots: the same page, and for each
 *   variant and culture the sign-in page with its pre-rendered form (docs/decisions/0008);
 * - `extensions.json`, the manifest for such a server.
 */
export class FirstPaintPlugin {
  /**
   * @param server the webpack configuration that bundles `login-pages.tsx` for Node, with the same class names as in the
   * page; undefined for a page without a first paint.
   */
  constructor(
    private readonly server: NodeBuild | undefined,
    private readonly localesFolder: string,
    private readonly base: string,
  ) {}

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // This stage is after index.html has been written, and before compression.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const page = compilation.getAsset('index.html')?.source.source().toString() ?? '';
        const files = this.server ? await this.renderPages(page, this.server) : indexFiles(page, {}, '');
        for (const [name, text] of files) {
          const source = new sources.RawSource(text);
          if (compilation.getAsset(name)) compilation.updateAsset(name, source);
          else compilation.emitAsset(name, source);
        }
      });
    });
  }

  private async renderPages(page: string, server: NodeBuild): Promise<ReadonlyMap<string, string>> {
    const { loginPage, shellPicture, companies, checkComposition, buildManifest, attributes, textKeys } =
      await loadLoginPages(server);
    checkComposition();
    // An extension that replaces `ConfigSource` does not load `/config.json`.
    const hasOtherConfig = attributes['data-own-calls']?.split(' ').includes('config') === true;
    const template = hasOtherConfig ? fillSomeSlots(page, { 'config-hint': slot('config-hint', '') }) : page;
    const skeleton = shellPicture();
    const files = indexFiles(template, attributes, skeleton);
    const manifest = buildManifest(this.base);
    if (manifest !== undefined) files.set(MANIFEST_FILE, JSON.stringify(manifest));
    for (const company of companies) {
      for (const culture of Object.keys(CULTURES) as Culture[]) {
        const login = await loginPage(company, culture, (folder) => this.texts(folder));
        const look = `assets/look.${createHash('sha256').update(login.look).digest('hex').slice(0, 10)}.css`;
        files.set(look, login.look);
        files.set(
          loginTemplate(company.key, culture),
          loginFile(template, `${this.base}/${look}`, skeleton, {
            ...login,
            html: { ...attributes, ...login.html },
          }),
        );
      }
    }
    // A server compares the texts of these keys with those of its configuration.
    files.set(TEXT_KEYS_FILE, JSON.stringify([...textKeys].sort()));
    return files;
  }

  private texts(folder: string): object {
    return JSON.parse(
      readFileSync(path.join(this.localesFolder, folder, 'translation.json'), 'utf8'),
    ) as object;
  }
}

async function loadLoginPages(server: NodeBuild): Promise<typeof LoginPages> {
  await new Promise<void>((resolve, reject) => {
    webpack(server, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const { path: folder, filename } = server.output;
  return createRequire(import.meta.url)(path.join(folder, filename)) as typeof LoginPages;
}

const htmlTag = (attributes: Attributes): string =>
  `<html${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}>`;

/** The page of every address but the sign-in page's: `index.html`, and its template. */
function indexFiles(page: string, attributes: Attributes, skeleton: string): Map<string, string> {
  const template = fillSomeSlots(page, {
    html: Object.keys(attributes).length > 0 ? htmlTag({ lang: 'en', ...attributes }) : undefined,
    title: undefined,
    description: undefined,
    'boot-script': undefined,
    'first-paint': undefined,
    skeleton,
  });
  return new Map([
    ['index.html', fillSlots(template, SERVER_SLOTS)],
    [INDEX_TEMPLATE, template],
  ]);
}

/** A sign-in page. Throws if the content security policy would forbid it. */
function loginFile(page: string, look: string, skeleton: string, login: LoginPages.LoginPage): string {
  if (/<style|<script|\sstyle=|\son\w+=/.test(login.markup))
    throw new Error(
      `The sign-in page of ${login.html['data-variant'] ?? ''} has markup that the content policy forbids`,
    );
  return fillSomeSlots(page, {
    html: htmlTag(login.html),
    title: login.title,
    description: login.description,
    look: slot('look', `<link rel="stylesheet" href="${look}">`),
    // A visitor's form does not need the answers to the first calls.
    'boot-script': slotsOf(page).get('boot-script')?.replace('></script>', ' defer></script>'),
    // It is before the skeleton, which visitors do not see: after it, a slow phone would paint the form a frame later.
    'first-paint': `<div id="first-paint" aria-busy="true">${login.markup}</div>`,
    skeleton,
  });
}
