/** The words whose values are keys of texts. */
const TEXT_WORDS: ReadonlySet<string> = new Set(['title', 'description', 'x-portico-why']);

/** Looks up a text of the forms in a language. */
export type Translate = (key: string) => string;

/**
 * A schema with its texts in place of their keys. The keys of `properties` are names of fields, not keywords: a field may be
 * called `title`.
 */
export function withTexts<Schema extends object>(schema: Schema, translate: Translate): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([word, value]: [string, unknown]) => [
      word,
      translateValue(word, value, translate),
    ]),
  ) as Schema;
}

function translateValue(word: string, value: unknown, translate: Translate): unknown {
  if (TEXT_WORDS.has(word) && typeof value === 'string') return translate(value);
  if (word === 'properties')
    return Object.fromEntries(
      Object.entries(value as Record<string, object>).map(([name, part]) => [
        name,
        withTexts(part, translate),
      ]),
    );
  if (word === 'items') return withTexts(value as object, translate);
  if (word === 'oneOf') return (value as readonly object[]).map((choice) => withTexts(choice, translate));
  return value;
}

/** The keys of all texts of a schema. */
export function textKeysOf(schema: object): string[] {
  const keys: string[] = [];
  withTexts(schema, (key) => {
    keys.push(key);
    return key;
  });
  return keys;
}
