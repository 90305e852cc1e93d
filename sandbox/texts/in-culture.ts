import { cultureOfFolder, folderOf } from './texts-in';

/** A row's texts in further languages by folder of the portal's own texts (`de`, `zh-TW`); each is whole. */
export type Translated<Text extends string> = Readonly<Record<string, Readonly<Record<Text, string>>>>;

interface Row {
  /** What its own columns are written in. */
  readonly culture: string;
  readonly translated: Translated<string>;
}

/** A row in its reader's culture, else in English, else as it was written; `culture` says which it is. */
export function inCulture<T extends Row>(row: T, reader: string): Omit<T, 'translated'> {
  const { translated, ...own } = row;
  for (const folder of [folderOf(reader), 'en']) {
    const texts = translated[folder];
    if (folder === folderOf(own.culture)) return own;
    if (texts) return { ...own, ...texts, culture: cultureOfFolder(folder) };
  }
  return own;
}
