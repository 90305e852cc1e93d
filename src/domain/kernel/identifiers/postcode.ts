import { plainText } from './plain-text';
import { COUNTRIES_WITHOUT_CITY, POSTCODES } from './postcodes.generated';

/** The postcodes of a country. */
export interface PostcodeRule {
  /** False where addresses have none; true for a country that is not known. */
  readonly isUsed: boolean;
  readonly isRequired: boolean;
  /** A valid one, or '' where none is known. */
  readonly example: string;
}

const UNKNOWN: PostcodeRule = Object.freeze({ isUsed: true, isRequired: false, example: '' });
const NONE: PostcodeRule = Object.freeze({ isUsed: false, isRequired: false, example: '' });

/** @param country ISO code of two letters; empty if it is not chosen yet. */
export function postcodeRule(country: string): PostcodeRule {
  if (country === '') return UNKNOWN;
  const row = rowOf(country);
  return row ? { isUsed: true, isRequired: row[2], example: row[1] } : NONE;
}

/** True if addresses of a country name a city. */
export function hasCity(country: string): boolean {
  return !COUNTRIES_WITHOUT_CITY.has(country);
}

/**
 * A postcode as it is sent and stored, in capital letters and in the country's spelling: without the mark or the country
 * that is written before it, with the hyphen that belongs into it. A text without a letter or digit, such as `-`, is none.
 */
export function cleanPostcode(text: string, country: string): string {
  const postcode = plainText(text).toUpperCase().replace(/^〒 ?/, '');
  if (!/[\p{L}\p{N}]/u.test(postcode)) return '';
  const withoutCountry = postcode.replace(/^[A-Z]{1,3}[- ]+(?=[0-9])/, '');
  const spellings = [
    postcode,
    withoutCountry,
    `${country}-${postcode}`,
    inShapeOf(rowOf(country)?.[1], postcode),
  ];
  return spellings.find((spelling) => matches(spelling, country)) ?? postcode;
}

/** True for a cleaned postcode of the country, and for any where its postcodes are not known. */
export function isPostcode(postcode: string, country: string): boolean {
  return rowOf(country) === undefined || matches(postcode, country);
}

/** The letters and digits of a text with the signs between them that an example has; the text itself if it has others. */
function inShapeOf(example = '', text: string): string {
  const characters = text.replace(/[ -]/g, '');
  if (example.replace(/[ -]/g, '').length !== characters.length) return text;
  let next = 0;
  return example.replace(/[^ -]/g, () => characters.charAt(next++));
}

function matches(postcode: string, country: string): boolean {
  const row = rowOf(country);
  return row !== undefined && new RegExp(`^(?:${row[0]})$`).test(postcode);
}

function rowOf(country: string) {
  return Object.hasOwn(POSTCODES, country) ? POSTCODES[country] : undefined;
}
