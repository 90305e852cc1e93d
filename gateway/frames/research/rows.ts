import type { MarketInstrument } from '../../market/instruments.table';
import { instrumentOf, priceAt } from '../../market/market';
import { WATCHED_INSTRUMENTS } from '../../market/watched-instruments';
import { FIGURES, type PageKey } from './pages.table';

/** One cell: text, a figure (left to right in every language), a direction, an importance or a price line. */
export type Cell =
  | { readonly text: string }
  | { readonly figure: string }
  | { readonly isUp: boolean; readonly text?: string }
  | { readonly weight: number }
  | { readonly share: number }
  | { readonly prices: readonly number[] };

const HOUR_MS = 3_600_000;

/** The rows of a page at an instant, with the columns in `COLUMNS`. */
export function rowsOf(
  page: PageKey,
  now: number,
  locale: string,
  pendingText: string,
): readonly (readonly Cell[])[] {
  switch (page) {
    case 'av_ideas':
      return WATCHED_INSTRUMENTS.map((instrument) => ideaRow(instrument, now));
    case 'featured_forex':
      return WATCHED_INSTRUMENTS.slice(0, 5).map((instrument) => ideaRow(instrument, now));
    case 'marketbuzz_ranking':
      return rankingRows(now);
    case 'economic_calendar':
      return calendarRows(now, locale, pendingText);
  }
}

/** An idea follows the last day's move, with the target a third and the stop a sixth of the instrument's swing away. */
function ideaRow(instrument: MarketInstrument, now: number): readonly Cell[] {
  const hours = Array.from({ length: 25 }, (_, hour) => priceAt(instrument, now - (24 - hour) * HOUR_MS));
  const level = hours.at(-1) ?? NaN;
  const isUp = level >= (hours[0] ?? level);
  const priceAway = (share: number) => (level * (1 + instrument.swing * share)).toFixed(instrument.digits);
  return [
    { figure: instrument.symbol },
    { isUp },
    { figure: level.toFixed(instrument.digits) },
    { figure: priceAway(isUp ? 0.34 : -0.34) },
    { figure: priceAway(isUp ? -0.17 : 0.17) },
    { prices: hours },
  ];
}

function rankingRows(now: number): readonly (readonly Cell[])[] {
  const moves = WATCHED_INSTRUMENTS.map((instrument) => {
    const change = (priceAt(instrument, now) / priceAt(instrument, now - 24 * HOUR_MS) - 1) * 100;
    return { instrument, change, mentions: Math.round(140 + (Math.abs(change) / instrument.swing) * 9) };
  }).sort((a, b) => b.mentions - a.mentions);
  const maxMentions = moves[0]?.mentions ?? 1;
  return moves.map(({ instrument, change, mentions }, index) => [
    { figure: String(index + 1) },
    { figure: instrument.symbol },
    { share: mentions / maxMentions },
    { isUp: change >= 0 },
    { isUp: change >= 0, text: `${change < 0 ? '\u2212' : '+'}${Math.abs(change).toFixed(2)} %` },
  ]);
}

function calendarRows(now: number, locale: string, pendingText: string): readonly (readonly Cell[])[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const gold = instrumentOf('XAUUSD');
  return FIGURES.map(([time, country, name, weight, unit, typicalValue]) => {
    const at = Date.parse(`${today}T${time}:00Z`);
    const digits = Number.isInteger(typicalValue) ? 0 : (String(typicalValue).split('.')[1]?.length ?? 1);
    const figure = (seed: number) => {
      const share = priceAt(gold, at - seed * 97 * HOUR_MS) / Number(gold.price) - 1;
      return `${(typicalValue * (1 + share * 9)).toFixed(digits)}${unit === '%' ? ' %' : unit}`;
    };
    return [
      { figure: time },
      { text: countryNames.of(country) ?? country },
      { text: name },
      { weight },
      { figure: figure(3) },
      { figure: figure(2) },
      at > now ? { text: pendingText } : { figure: figure(1) },
    ];
  });
}
