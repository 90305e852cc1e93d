import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_CONFIG } from '../../src/domain/config/portal-config';

/** The name as the build writes it: in the title, in the words for a page without scripts, in the drawn sign-in form. */
const BUILT_NAME = new RegExp(`\\b${DEFAULT_CONFIG.brand.name}\\b`, 'g');

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The pages of a build with a brand's name in place of the one that the build writes. */
export class BrandedPages {
  readonly #pages = new Map<string, Promise<string>>();

  constructor(private readonly distFolder: string) {}

  /** A page as text; `undefined` where the file is right as it is. */
  page(file: string, name: string): Promise<string> | undefined {
    return name === DEFAULT_CONFIG.brand.name ? undefined : this.text(file, name);
  }

  text(file: string, name: string): Promise<string> {
    const key = `${file} ${name}`;
    const made = this.#pages.get(key) ?? this.#make(file, name);
    this.#pages.set(key, made);
    return made;
  }

  async #make(file: string, name: string): Promise<string> {
    const html = await readFile(path.join(this.distFolder, file), 'utf8');
    return html.replace(BUILT_NAME, () => escape(name));
  }
}
