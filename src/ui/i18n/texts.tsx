import type { i18n, TFunction } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation as useEngine } from 'react-i18next';

/**
 * The text of a key, or of the first of several that has one, with its values put in and in the plural that they ask
 * for; "" where there is none.
 */
export type Translate = (
  key: string | string[],
  values?: Readonly<Record<string, string | number | undefined>>,
) => string;

/** The texts of the language in force. */
export interface Texts {
  readonly t: Translate;
  readonly exists: (key: string) => boolean;
}

const TextsContext = createContext<Texts | null>(null);

/**
 * Provides the texts to the views below; they change whenever the engine gets new ones or another language.
 * The library's hook is used here and nowhere else: each use subscribes to the engine by itself.
 */
export function TextsProvider({ engine, children }: { engine: i18n; children: ReactNode }) {
  const { t } = useEngine(undefined, { i18n: engine });
  const texts = useMemo(
    (): Texts => ({ t: remembering(t), exists: (key) => engine.exists(key) }),
    [engine, t],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * Looks a text without values up once: a list asks for the same few for each of its rows, and the engine takes a tenth
 * of a millisecond for one on a phone. What is missing may still come with its feature.
 */
function remembering(t: TFunction): Translate {
  const known = new Map<string, string>();
  const plain = (key: string): string => {
    const text = known.get(key) ?? t(key);
    if (text !== '') known.set(key, text);
    return text;
  };
  return (key, values) => (typeof key === 'string' && !values ? plain(key) : t(key, { ...values }));
}

/** The texts; a view is drawn again when they change. Nothing is kept for each use but React's own subscription. */
export function useTranslation(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('A view with texts stands outside the TextsProvider.');
  return texts;
}
