import { createInstance, type i18n } from 'i18next';
import type { TextMap } from '../../application/language/ports/texts';
import type { Translator } from '../../application/language/core-ports/translator';

const NAMESPACE = 'translation';
const FALLBACK = 'en';

/** i18next behind the port: flat keys in the one namespace `translation` (D4). */
export class I18nextTranslator implements Translator {
  /** The engine of the views' texts (`TextsProvider`). */
  readonly engine: i18n = createInstance();

  constructor() {
    void this.engine.init({
      lng: FALLBACK,
      fallbackLng: FALLBACK,
      defaultNS: NAMESPACE,
      keySeparator: false,
      nsSeparator: false,
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false }, // React escapes
      parseMissingKeyHandler: (_key, defaultValue = '') => defaultValue, // never a raw key
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  }

  use(language: string, texts: TextMap, fallback: TextMap): void {
    for (const [of, all] of bundlesOf(language, texts, fallback)) this.replace(of, all);
    void this.engine.changeLanguage(language);
  }

  extend(language: string, texts: TextMap, fallback: TextMap): void {
    for (const [of, more] of bundlesOf(language, texts, fallback)) this.add(of, more);
  }

  text(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return this.engine.t(key, values);
  }

  private add(language: string, texts: TextMap): void {
    const existing = this.engine.getResourceBundle(language, NAMESPACE) as TextMap | undefined;
    const all = { ...texts, ...existing };
    this.engine.addResourceBundle(language, NAMESPACE, all, false, true, { silent: true, skipCopy: true });
  }

  /** Removes the old texts first: adding would leave keys that only they have, e.g. another company's. */
  private replace(language: string, texts: TextMap): void {
    this.engine.removeResourceBundle(language, NAMESPACE);
    this.engine.addResourceBundle(language, NAMESPACE, texts, false, true, { skipCopy: true });
  }
}

/** The engine's bundles for a language: its own and the English one, which are merged for English. */
const bundlesOf = (language: string, texts: TextMap, fallback: TextMap): readonly [string, TextMap][] =>
  language === FALLBACK
    ? [[FALLBACK, { ...fallback, ...texts }]]
    : [
        [FALLBACK, fallback],
        [language, texts],
      ];
