import * as z from 'zod/mini';
import type { Strategies } from '../../application/social/ports/strategies';
import { END_REASONS, STRATEGY_MONEY, STRATEGY_STATES, type Strategy } from '../../domain/social/strategy';
import type { StrategyDetails } from '../../domain/social/strategy-details';
import { RANK_GROUPS, RANK_REASONS } from '../../domain/social/strategy-rank';
import {
  decimal,
  flag,
  id,
  instant,
  instantOrNull,
  list,
  moneyOrNull,
  nonEmptyText,
  orElse,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const dayText = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const integerOrNull = orElse(z.int(), null);

const copierResults = z.object({
  count: integerOrNull,
  median: moneyOrNull,
  q1: moneyOrNull,
  q3: moneyOrNull,
  worst: moneyOrNull,
  best: moneyOrNull,
  losses: integerOrNull,
  lossShare: moneyOrNull,
});

const strategy = z.object({
  id,
  name: nonEmptyText,
  provider: textOrNull,
  culture: textOrNull,
  summary: textOrNull,
  currency: textOrNull,
  risk: integerOrNull,
  deviationPercent: moneyOrNull,
  returnPercent: moneyOrNull,
  yearPercent: moneyOrNull,
  drawdownPercent: moneyOrNull,
  drawdownFrom: orElse(dayText, null),
  drawdownTo: orElse(dayText, null),
  group: orElse(z.enum(RANK_GROUPS), 'ranked' as const),
  rank: integerOrNull,
  reasons: orElse(z.array(z.enum(RANK_REASONS)), []),
  days: integerOrNull,
  deals: integerOrNull,
  equity: moneyOrNull,
  money: orElse(z.enum(STRATEGY_MONEY), null),
  copied: orElse(copierResults, null),
  pips: moneyOrNull,
  feePercent: moneyOrNull,
  minimum: moneyOrNull,
  copiers: integerOrNull,
  state: orElse(z.enum(STRATEGY_STATES), 'open' as const),
  isOwn: flag,
  endedAt: instantOrNull,
  endReason: orElse(z.enum(END_REASONS), null),
  startedAt: instantOrNull,
  curve: orElse(z.array(decimal), []),
});

const details = z.object({
  strategy,
  days: orElse(list(z.object({ day: dayText, unit: decimal })), []),
  years: orElse(
    list(
      z.object({
        from: dayText,
        to: dayText,
        months: z.array(moneyOrNull),
        drawdownPercent: moneyOrNull,
        returnPercent: moneyOrNull,
        costsPercent: moneyOrNull,
      }),
    ),
    [],
  ),
  disclosure: orElse(
    z.object({
      money: orElse(z.enum(STRATEGY_MONEY), null),
      capacity: integerOrNull,
      maxCopies: integerOrNull,
      feeChanges: orElse(list(z.object({ at: instant, from: decimal, to: decimal })), []),
      symbols: orElse(z.array(z.string()), []),
      openCount: integerOrNull,
      yearDeals: integerOrNull,
    }),
    null,
  ),
  deals: orElse(
    z.object({
      items: list(
        z.object({
          ticket: id,
          symbol: nonEmptyText,
          side: z.enum(['buy', 'sell']),
          lots: moneyOrNull,
          openPrice: moneyOrNull,
          closePrice: moneyOrNull,
          openedAt: instantOrNull,
          closedAt: instantOrNull,
          profit: moneyOrNull,
          swap: moneyOrNull,
          commission: moneyOrNull,
        }),
      ),
      next: textOrNull,
    }),
    { items: [], next: null },
  ),
  retired: orElse(
    z.object({
      published: integerOrNull,
      closed: integerOrNull,
      withLoss: integerOrNull,
      items: orElse(
        list(
          z.object({
            id,
            name: nonEmptyText,
            endedAt: instantOrNull,
            endReason: orElse(z.enum(END_REASONS), null),
            returnPercent: moneyOrNull,
          }),
        ),
        [],
      ),
    }),
    null,
  ),
});

/** Strategies over HTTP. */
export class HttpStrategies implements Strategies {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly Strategy[]> {
    return this.http.call('strategies', {
      signal,
      read: result(list(strategy)),
    });
  }

  find(strategyId: number, cursor: string, signal?: AbortSignal): Promise<StrategyDetails> {
    const query = { id: String(strategyId), ...(cursor !== '' && { cursor }) };
    return this.http.call('strategy', { query, signal, read: result(details) });
  }
}
