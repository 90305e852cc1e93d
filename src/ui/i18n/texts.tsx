import type { i18n, TFunction } from 'i18next';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';

/** The texts of the language in force. */
export interface Texts {
  /** The text of a key, with its values put in and in the plural that they ask for. */
  readonly t: TFunction;
  readonly exists: (key: string) => boolean;
}

const TextsContext = createContext<Texts | null>(null);

/** Provides the texts to the views below; they change whenever the engine gets new ones or another language. */
export function TextsProvider({ engine, children }: { engine: i18n; children: ReactNode }) {
  const { subscribe, texts } = useMemo(() => sourceOf(engine), [engine]);
  return <TextsContext value={useSyncExternalStore(subscribe, texts, texts)}>{children}</TextsContext>;
}

/** The texts; a view is drawn again when they change. Nothing of a use is kept but React's own note of it. */
export function useTranslation(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('A view with texts stands outside the TextsProvider.');
  return texts;
}

function sourceOf(engine: i18n) {
  const read = (): Texts => ({ t: engine.getFixedT(engine.language), exists: (key) => engine.exists(key) });
  let current = read();
  return {
    texts: () => current,
    subscribe(changed: () => void) {
      const renew = () => {
        current = read();
        changed();
      };
      // Some may have come since the first reading.
      renew();
      engine.on('languageChanged', renew);
      engine.store.on('added', renew);
      return () => {
        engine.off('languageChanged', renew);
        engine.store.off('added', renew);
      };
    },
  };
}
