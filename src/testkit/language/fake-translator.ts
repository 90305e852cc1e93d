import type { TextMap } from '../../application/language/ports/texts';
import type { Translator } from '../../application/language/core-ports/translator';

/** Looks texts up by key and fills in `{{value}}`; no plurals, no nesting. */
export class FakeTranslator implements Translator {
  language = '';
  private texts: TextMap = {};
  private fallback: TextMap = {};

  use(language: string, texts: TextMap, fallback: TextMap): void {
    this.language = language;
    this.texts = texts;
    this.fallback = fallback;
  }

  extend(_language: string, texts: TextMap, fallback: TextMap): void {
    this.texts = { ...texts, ...this.texts };
    this.fallback = { ...fallback, ...this.fallback };
  }

  text(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    const source = [this.texts, this.fallback].find((texts) => Object.hasOwn(texts, key));
    return (source?.[key] ?? '').replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_match, name: string) =>
      String(values[name] ?? ''),
    );
  }
}
