import { useTranslation } from '../i18n/texts';

/** The texts of the current language. */
export interface CurrentTexts {
  /** The text of a key with its values, in the plural form of `count`; empty if it does not exist. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** True if the key has a text. */
  exists(key: string): boolean;
}

/** The texts for a view, which renders again when they change. */
export function useTexts(): CurrentTexts {
  const { t, exists } = useTranslation();
  return { t: (key, values = {}) => t(key, values), exists };
}
