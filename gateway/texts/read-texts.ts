import { readFileSync } from 'node:fs';
import { CULTURE_NAMES } from '../../src/domain/culture/cultures.table';
import { gatewayFile } from '../kernel/gateway-file';
import { getLocaleFolder } from './cultures';

/** The texts in a culture, or in English if the portal does not support it. */
export type TextsByCulture<Texts> = (culture: string | undefined) => Texts;

/**
 * Reads one file of texts in every language. The type of the texts is the type of the English file.
 * @param file its name in each locale folder.
 * @throws if the file of a language lacks a text of the English one, or has one that English lacks.
 */
export function readTexts<Texts extends object>(
  file: string,
  locales = gatewayFile('texts/locales/'),
): TextsByCulture<Texts> {
  const read = (folder: string) =>
    JSON.parse(readFileSync(new URL(`${folder}/${file}`, locales), 'utf8')) as Texts;
  const english = read('en');
  const folders = new Set(CULTURE_NAMES.map(getLocaleFolder));
  const textsByFolder = new Map([...folders].map((folder) => [folder, read(folder)]));
  const problems = [...textsByFolder].flatMap(([folder, texts]) =>
    compareKeys(english, texts).map((problem) => `texts/locales/${folder}/${file} ${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return (culture) => textsByFolder.get(getLocaleFolder(culture)) ?? english;
}

function compareKeys(english: object, texts: object): string[] {
  const englishKeys = new Set(listKeys(english));
  const keys = new Set(listKeys(texts));
  return [
    ...[...englishKeys].filter((key) => !keys.has(key)).map((key) => `lacks ${key}.`),
    ...[...keys].filter((key) => !englishKeys.has(key)).map((key) => `has ${key}, which English lacks.`),
  ];
}

/** The paths of all texts. An empty text counts as missing. */
function listKeys(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return listKeys(value, `${path}${key}/`);
    return typeof value === 'string' && value.trim() !== '' ? [path + key] : [];
  });
}
