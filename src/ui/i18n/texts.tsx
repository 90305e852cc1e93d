import type { i18n, TFunction } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation as useEngine } from 'react-i18next';

/**
 * The text of a key, or of the first key that exists, with its values and the plural that they select; "" if none exists.
 */
export type Translate = (
  key: string | string[],
  values?: Readonly<Record<string, string | number | undefined>>,
) => string;

/** The texts of the current language. */
export interface Texts {
  readonly t: Translate;
  readonly exists: (key: string) => boolean;
}

const TextsContext = createContext<Texts | null>(null);

/**
 * Provides the texts; they change when the engine gets new texts or another language. The library's hook is used only
 * here, because each use subscribes to the engine.
 */
export function TextsProvider({ engine, children }: { engine: i18n; children: ReactNode }) {
  const { t } = useEngine(undefined, { i18n: engine });
  const texts = useMemo(
    (): Texts => ({ t: cacheTexts(t), exists: (key) => engine.exists(key) }),
    [engine, t],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** A placeholder without a format. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** True for a text whose values only take the places of their names. */
const isPlain = (text: string) => !/\{\{|\$t\(/.test(text.replace(PLACEHOLDER, ''));

/**
 * Caches texts, with their placeholders: each row of a list needs the same few, and on a phone the engine takes 0.1 ms for
 * each. A missing text is not cached, since it may still load with its feature.
 */
function cacheTexts(t: TFunction): Translate {
  const cache = new Map<string, string>();
  const lookUp = (key: string): string => {
    const text = cache.get(key) ?? t(key, { skipInterpolation: true });
    if (text !== '') cache.set(key, text);
    return text;
  };
  return (key, values) => {
    if (typeof key !== 'string') return t(key, { ...values });
    if (values && ('count' in values || 'context' in values)) return t(key, { ...values });
    const text = lookUp(key);
    if (!text.includes('{{') && !text.includes('$t(')) return text;
    const placeholders = [...text.matchAll(PLACEHOLDER)];
    if (!isPlain(text) || placeholders.some(([, name = '']) => values?.[name] === undefined))
      return t(key, { ...values });
    return text.replace(PLACEHOLDER, (_, name: string) => String(values?.[name]));
  };
}

/** The texts; a view renders again when they change. */
export function useTranslation(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTranslation is called outside a TextsProvider.');
  return texts;
}
