import { getCultureOfFolder, getLocaleFolder } from './cultures';

/** A row's complete translations by locale folder (`de`, `zh-TW`). */
export type RowTranslations<Text extends string> = Readonly<Record<string, Readonly<Record<Text, string>>>>;

interface Row {
  /** The culture of the row's own columns. */
  readonly culture: string;
  readonly translated: RowTranslations<string>;
}

/**
 * A row in its reader's culture if it is translated, otherwise in English or the language in which it was written;
 * `culture` names which.
 */
export function translateRow<T extends Row>(row: T, reader: string): Omit<T, 'translated'> {
  const { translated, ...columns } = row;
  for (const folder of [getLocaleFolder(reader), 'en']) {
    const texts = translated[folder];
    if (folder === getLocaleFolder(columns.culture)) return columns;
    if (texts) return { ...columns, ...texts, culture: getCultureOfFolder(folder) };
  }
  return columns;
}
