import { cultureOfFolder, folderOf } from './texts-in';

/** A row's complete translations by locale folder (`de`, `zh-TW`). */
export type Translated<Text extends string> = Readonly<Record<string, Readonly<Record<Text, string>>>>;

interface Row {
  /** The culture of the row's own columns. */
  readonly culture: string;
  readonly translated: Translated<string>;
}

/** A row in its reader's culture, otherwise in English, otherwise as it was written; `culture` says which. */
export function inCulture<T extends Row>(row: T, reader: string): Omit<T, 'translated'> {
  const { translated, ...own } = row;
  for (const folder of [folderOf(reader), 'en']) {
    const texts = translated[folder];
    if (folder === folderOf(own.culture)) return own;
    if (texts) return { ...own, ...texts, culture: cultureOfFolder(folder) };
  }
  return own;
}
