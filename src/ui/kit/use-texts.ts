import { useTranslation } from '../i18n/texts';

/** The texts of the language in force. */
export interface TextsInForce {
  /** The text of a key with its values put in, in the plural that `count` asks for; empty where there is none. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** Whether there is a text of that key. */
  exists(key: string): boolean;
}

/** The texts for a view, which is drawn again when they change. */
export function useTexts(): TextsInForce {
  const { t, exists } = useTranslation();
  return { t: (key, values = {}) => t(key, values), exists };
}
