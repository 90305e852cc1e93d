import { createHash } from 'node:crypto';
import Big from 'big.js';
import { CULTURE_NAMES } from '../../src/domain/culture/cultures.table';
import type { campaigns } from '../db/tables/campaigns';
import { toSupportedCulture } from '../texts/cultures';
import { fillText } from '../texts/fill-text';
import { writeMoney } from '../texts/message-values.table';
import { translateRow } from '../texts/translate-row';

export type CampaignRow = typeof campaigns.$inferSelect;

/** The texts of a campaign in the reader's language, with the figures of its rules and prizes. */
export interface CampaignTexts {
  readonly culture: string;
  readonly title: string;
  readonly contentText: string;
  readonly reward: string;
  readonly terms: string;
  /** Hash of version and terms in this language. */
  readonly termsSha256: string;
}

export function writeCampaign(row: CampaignRow, reader: string): CampaignTexts {
  const { contentText, culture, reward, terms, termsVersion, title } = translateRow(row, reader);
  const values = valuesOf(row, culture);
  const filledTerms = fillText(terms, values);
  return {
    culture,
    title,
    contentText: fillText(contentText, values),
    reward: fillText(reward, values),
    terms: filledTerms,
    termsSha256: createHash('sha256')
      .update(JSON.stringify([termsVersion, filledTerms]))
      .digest('hex'),
  };
}

/** True if the hash is that of the campaign's current terms in one of the languages. */
export const isTerms = (row: CampaignRow, sha256: string): boolean =>
  CULTURE_NAMES.some((name) => writeCampaign(row, name).termsSha256 === sha256);

function valuesOf({ currency, prizes, rules }: CampaignRow, culture: string) {
  const name = toSupportedCulture(culture);
  const list = new Intl.ListFormat(name);
  const money = (amount: string | Big) =>
    currency ? writeMoney(String(amount), currency, name) : String(amount);
  return {
    minimum: money(rules.minimum ?? '0'),
    prizes: list.format(prizes.map(money)),
    places: String(prizes.length),
    total: money(prizes.reduce((sum, prize) => sum.plus(prize), Big(0))),
    seconds: String(rules.seconds ?? 0),
    share: new Intl.NumberFormat(name, { style: 'percent' }).format(Number(rules.share ?? 0) / 100),
    accountType: rules.accountType ?? '',
    symbols: list.format(rules.symbols ?? []),
    rate: new Intl.NumberFormat(name, { style: 'percent' }).format(Number(rules.bonus?.rate ?? 0) / 100),
    cap: money(rules.bonus?.cap ?? '0'),
    deposit: money(rules.bonus?.deposit ?? '0'),
    perLot: money(rules.bonus?.perLot ?? '0'),
    days: String(rules.bonus?.days ?? 0),
  };
}
