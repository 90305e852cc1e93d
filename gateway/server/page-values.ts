import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../hosting/escape-html';
import {
  fillSlots,
  INDEX_TEMPLATE,
  SlotError,
  slotsOf,
  TEMPLATES_FOLDER,
  TEXT_KEYS_FILE,
  textSlot,
  type SlotValues,
} from '../../hosting/page-slots';
import { isJsonObject } from '../../src/domain/site/config/config-readers';
import type { BrandConfig } from '../../src/domain/site/config/company-settings';
import { DEFAULT_CONFIG } from '../../src/domain/site/config/portal-config';
import { localeFolderOf } from '../../src/domain/culture/culture';
import { bootDataElement, type BootData } from './boot-data';
import type { CompanyTexts } from './company-style';

/** A page of the build, as shown on one host. */
export interface PageRequest {
  /** Path of the template in the build's folder. */
  readonly file: string;
  /** Name and logo. */
  readonly brand: BrandConfig;
  /** URL of the style sheet with the company's tokens; undefined if the build's is right. */
  readonly styleSheet?: string | undefined;
  /** The company's texts, if the page was rendered with others. */
  readonly texts?: CompanyTexts | undefined;
  /** Data included in the page, which saves it requests; without it, the page contains none. */
  readonly bootData?: BootData | undefined;
}

/** The logo for the visitor's color scheme, as the sign-in page shows it (D5); undefined for the mark and the name. */
function logoOf({ logo, logoDark }: BrandConfig): string | undefined {
  if (logo === '') return undefined;
  const dark = logoDark && `<source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(logoDark)}">`;
  return `<picture>${dark}<img src="${escapeHtml(logo)}" alt=""></picture>`;
}

function fillTemplate(template: string, request: PageRequest, texts: SlotValues): string {
  const { file, brand, styleSheet, bootData } = request;
  const isLogin = file !== INDEX_TEMPLATE;
  return fillSlots(template, {
    brand: escapeHtml(brand.name),
    look: styleSheet && `<link rel="stylesheet" href="${styleSheet}">`,
    'boot-data': bootData && bootDataElement(bootData),
    // The data includes the configuration.
    'config-hint': bootData && '',
    ...(isLogin && { ...texts, logo: logoOf(brand) }),
  });
}

/** The text of a key such as `login.title` in a file of `/locales`; "" if the file does not have it. */
function textAt(texts: unknown, key: string): string {
  const text = key.split('.').reduce<unknown>((part, name) => isJsonObject(part) && part[name], texts);
  return typeof text === 'string' ? text : '';
}

/**
 * A company's texts by slot. Undefined if the page has no slot for one of them, because it depends on the text in another
 * way: a link that is omitted without an address, or a text with values that only the portal knows.
 */
function textValues(
  distFolder: string,
  slots: SlotValues,
  { culture, company, builtTexts }: CompanyTexts,
  brandName: string,
): SlotValues | undefined {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(distFolder, file), 'utf8'));
  const shippedTexts = read(`locales/${localeFolderOf(culture)}/translation.json`);
  const keys = read(TEXT_KEYS_FILE) as string[];
  const values: Record<string, string> = {};
  for (const key of keys) {
    const shippedText = textAt(shippedTexts, key);
    const text = company[key] ?? shippedText;
    if (text === (builtTexts[key] ?? shippedText)) continue;
    const name = textSlot(key);
    if (!Object.hasOwn(slots, name) || /\{\{(?!brand\}\})/.test(text)) return undefined;
    values[name] = escapeHtml(text.replaceAll('{{brand}}', () => brandName));
  }
  return values;
}

/** The slots of a template that have a text. */
function textSlotsOf(template: string): SlotValues {
  const names = [...slotsOf(template).keys()].filter((name) => name.startsWith(textSlot('')));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/**
 * A page of the build, filled for one company. It is the empty page, which is always right, if the rendered page cannot
 * have the company's texts.
 * @throws SlotError if the page is of another version.
 */
export function fillPage(distFolder: string, request: PageRequest): string {
  const read = (file: string) => readFileSync(path.join(distFolder, file), 'utf8');
  const template = read(request.file);
  const slots = textSlotsOf(template);
  const texts = request.texts ? textValues(distFolder, slots, request.texts, request.brand.name) : {};
  if (texts) return fillTemplate(template, request, { ...slots, ...texts });
  const { brand, bootData } = request;
  return fillTemplate(read(INDEX_TEMPLATE), { file: INDEX_TEMPLATE, brand, bootData }, {});
}

/**
 * Checks that the server can fill every page of a build.
 * @throws SlotError naming the first page that it cannot fill.
 */
export function checkTemplates(distFolder: string): void {
  if (!existsSync(path.join(distFolder, 'index.html'))) return;
  const folder = path.join(distFolder, TEMPLATES_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];
  const files = new Set([INDEX_TEMPLATE, ...names.map((name) => `${TEMPLATES_FOLDER}/${name}`)]);
  for (const file of files) {
    try {
      fillPage(distFolder, { file, brand: DEFAULT_CONFIG.brand });
    } catch (error) {
      const { message } = error as Error;
      throw new SlotError(
        `${file} in ${distFolder} is of another version: build the portal again (${message})`,
      );
    }
  }
}
