import type { i18n, TFunction } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation as useEngine } from 'react-i18next';

/** The texts of the language in force. */
export interface Texts {
  /** The text of a key, with its values put in and in the plural that they ask for. */
  readonly t: TFunction;
  readonly exists: (key: string) => boolean;
}

const TextsContext = createContext<Texts | null>(null);

/**
 * Provides the texts to the views below; they change whenever the engine gets new ones or another language.
 * The library's hook is used here and nowhere else: each use subscribes to the engine by itself.
 */
export function TextsProvider({ engine, children }: { engine: i18n; children: ReactNode }) {
  const { t } = useEngine(undefined, { i18n: engine });
  const texts = useMemo((): Texts => ({ t, exists: (key) => engine.exists(key) }), [engine, t]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The texts; a view is drawn again when they change. Nothing is kept for each use but React's own subscription. */
export function useTranslation(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('A view with texts stands outside the TextsProvider.');
  return texts;
}
