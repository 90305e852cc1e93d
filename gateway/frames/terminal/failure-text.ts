import { INSTRUMENTS } from '../../market/instruments.table';
import type { Failure } from './calls';
import type { TerminalTexts } from './terminal-texts';
import type { DealingRefusalDetails } from '../../dealing/dealing-refusal';
import type { Writer } from './writer';

interface Trade {
  readonly symbol: string;
  /** Decimals of the account's currency. */
  readonly digits: number;
}

/** A sentence for a call that failed: what happened, with its figures, and what can be done. */
export function failureText(texts: TerminalTexts, writer: Writer, failure: Failure, trade: Trade): string {
  const { failure: sentences } = texts;
  switch (failure.kind) {
    case 'refused':
      return refusalText(texts, writer, failure.details, trade);
    case 'too-many':
      return writer.fill(sentences.tooMany, { seconds: writer.number(String(failure.seconds)) });
    case 'unauthorized':
      return texts.signIn.ended;
    case 'no-answer':
      return sentences.noAnswer;
    case 'failed':
      return sentences.failed;
  }
}

function refusalText(
  { refusal }: TerminalTexts,
  writer: Writer,
  details: DealingRefusalDetails,
  { digits, symbol }: Trade,
): string {
  const price = (value: string) => writer.number(value, digitsOf(symbol));
  switch (details.reason) {
    case 'market-closed':
      return writer.fill(refusal['market-closed'], { symbol, time: writer.dateTime(details.opensAt) });
    case 'volume':
      return writer.fill(refusal.volume, {
        min: writer.number(details.min),
        max: writer.number(details.max),
      });
    case 'lot-step':
      return writer.fill(refusal['lot-step'], { step: writer.number(details.step) });
    case 'margin':
      return writer.fill(refusal.margin, {
        needed: writer.number(details.needed, digits),
        free: writer.number(details.free, digits),
        currency: details.currency,
      });
    case 'price-moved':
    case 'price':
    case 'stop-loss':
    case 'take-profit':
      return writer.fill(refusal[details.reason], { price: price(details.price) });
    case 'account':
    case 'rights':
    case 'symbol':
    case 'time':
    case 'ticket':
    case 'limit':
      return refusal[details.reason];
    default:
      // A newer gateway may have other reasons.
      return refusal.other;
  }
}

const digitsOf = (symbol: string): number | undefined =>
  INSTRUMENTS.find((instrument) => instrument.symbol === symbol)?.digits;
