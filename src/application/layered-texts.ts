import type { PortalError } from '../domain/errors';
import { legalTexts } from '../domain/footer/legal-texts';
import { localeFolderOf } from '../domain/language/culture';
import { DEFAULT_CULTURE, type Culture } from '../domain/language/cultures.table';
import type { Brought } from './ports/opening';
import type { TextMap, Texts } from './ports/texts';
import type { Queries, QueryFamily } from './remote/queries';
import type { SiteStore } from './stores/site-store';

/** The shipped texts with the company's over them, and English below both. */
export interface Layers {
  readonly own: TextMap;
  readonly english: TextMap;
}

interface Ports {
  texts: Texts;
  queries: Queries;
  /** What extensions bring. */
  brought: Pick<Brought, 'texts'>;
}

/** Where the texts of a culture and a company come from, in layers (D4). */
export class LayeredTexts {
  readonly #shipped: QueryFamily<TextMap, [folder: string]>;
  readonly #overlay: QueryFamily<TextMap, [culture: Culture, companyId: number]>;
  readonly #brought: Ports['brought'];
  readonly #site: SiteStore;

  constructor({ texts, queries, brought }: Ports, site: SiteStore) {
    this.#brought = brought;
    this.#site = site;
    this.#shipped = queries.family({
      scope: 'site',
      call: 'locales',
      read: (signal, folder: string) => texts.shipped(folder, signal),
    });
    this.#overlay = queries.family({
      scope: 'site',
      call: 'contentTranslation',
      read: (signal, culture: Culture, companyId: number) => texts.overlay(culture, companyId, signal),
    });
  }

  /** The texts of a culture and a company. Rejects with `PortalError` if the company's can't be had. */
  async of(culture: Culture, companyId: number): Promise<Layers> {
    const brought = this.#brought;
    const [{ shipped, english }, broughtEnglish, broughtTexts, overlay] = await Promise.all([
      this.#shippedOrEnglish(localeFolderOf(culture)),
      brought.texts(DEFAULT_CULTURE),
      brought.texts(culture),
      this.#overlay(culture, companyId).load(),
    ]);
    const { config, companies } = this.#site;
    const { texts = {}, legal, support } = companies.settingsOf(companyId);
    const addresses = legalTexts({ ...config.legal, ...legal }, { ...config.support, ...support });
    return {
      english: { ...english, ...broughtEnglish },
      own: { ...shipped, ...broughtTexts, ...addresses, ...texts[culture], ...overlay },
    };
  }

  /** The same layers if they lack no key of Portico's English, otherwise new ones with it at the bottom. */
  async filled(layers: Layers): Promise<Layers> {
    const english = await this.#shippedOrNone('en');
    const isComplete = Object.keys(english).every((key) => key in layers.own || key in layers.english);
    return isComplete ? layers : { ...layers, english: { ...english, ...layers.english } };
  }

  /**
   * A language whose texts are missing gets English; where that is missing too, only the gateway's texts are left
   * (D4). Shipped texts are complete, so no page waits for the English below them.
   */
  async #shippedOrEnglish(folder: string): Promise<{ shipped: TextMap; english: TextMap }> {
    try {
      return { shipped: await this.#shipped(folder).load(), english: {} };
    } catch {
      return { shipped: {}, english: await this.#shippedOrNone('en') };
    }
  }

  #shippedOrNone(folder: string): Promise<TextMap> {
    return this.#shipped(folder)
      .load()
      .catch((_missing: PortalError) => ({}));
  }
}
