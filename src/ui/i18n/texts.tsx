import type { i18n, TFunction } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation as useEngine } from 'react-i18next';

/** Values by placeholder. An option of the engine is refused: a cached text would ignore it. */
type TextValues = Readonly<Record<string, string | number | undefined>> & { readonly defaultValue?: never };

/**
 * The text of a key, or of the first key that exists, with its values and the plural that they select; "" if none exists.
 */
export type Translate = (key: string | string[], values?: TextValues) => string;

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

interface CachedText {
  readonly text: string;
  /** Names of its placeholders; undefined if only the engine can fill them. */
  readonly names: readonly string[] | undefined;
}

function parseText(text: string): CachedText {
  const isPlain = !/\{\{|\$t\(/.test(text.replace(PLACEHOLDER, ''));
  return { text, names: isPlain ? [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name) : undefined };
}

/**
 * Caches texts, with their placeholders: each row of a list needs the same few, and on a phone the engine takes 0.1 ms for
 * each. A missing text is not cached, since it may still load with its feature.
 */
function cacheTexts(t: TFunction): Translate {
  const cache = new Map<string, CachedText>();
  const lookUp = (key: string): CachedText => {
    const cached = cache.get(key) ?? parseText(t(key, { skipInterpolation: true }));
    if (cached.text !== '') cache.set(key, cached);
    return cached;
  };
  return (key, values = {}) => {
    if (typeof key !== 'string' || 'count' in values || 'context' in values) return t(key, { ...values });
    const { text, names } = lookUp(key);
    if (names?.length === 0) return text;
    if (!names?.every((name) => values[name] !== undefined)) return t(key, { ...values });
    return text.replace(PLACEHOLDER, (_, name: string) => String(values[name]));
  };
}

/** The texts; a view renders again when they change. */
export function useTranslation(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTranslation is called outside a TextsProvider.');
  return texts;
}
