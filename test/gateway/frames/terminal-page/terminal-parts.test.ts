import { failureText } from '../../../../gateway/frames/terminal/failure-text';
import { readEvents, type StreamEvent } from '../../../../gateway/frames/terminal/event-stream';
import { estimateProfit } from '../../../../gateway/frames/terminal/estimate-profit';
import { cultureOf } from '../../../../gateway/frames/terminal/terminal-texts';
import type { DealingRefusalDetails } from '../../../../gateway/dealing/dealing-refusal';
import { Writer } from '../../../../gateway/frames/terminal/writer';
import { instrumentOf } from '../../../../gateway/market/market';
import ENGLISH from '../../../../gateway/texts/locales/en/terminal.json';

const english = new Writer('en-US');

test.each<[DealingRefusalDetails, string]>([
  [{ reason: 'account' }, 'The account can’t trade at the moment'],
  [{ reason: 'rights' }, 'does not have the right'],
  [{ reason: 'symbol' }, 'not traded here'],
  [
    { reason: 'market-closed', opensAt: '2026-11-22T22:00:00Z' },
    'EURUSD is closed. It opens on Nov 22, 22:00 UTC.',
  ],
  [{ reason: 'volume', min: '0.01', max: '50' }, 'from 0.01 to 50 lots'],
  [{ reason: 'lot-step', step: '0.1' }, 'steps of 0.1'],
  [
    { reason: 'margin', needed: '1000.5', free: '12', missing: '988.5', currency: 'USD' },
    '1,000.50 USD needed, 12.00 USD free',
  ],
  [{ reason: 'price-moved', price: '1.1' }, 'moved to 1.10000'],
  [{ reason: 'price', price: '1.1' }, 'current price, 1.10000'],
  [{ reason: 'stop-loss', price: '1.1' }, 'stop loss is on the wrong side of 1.10000'],
  [{ reason: 'take-profit', price: '1.1' }, 'take profit is on the wrong side of 1.10000'],
  [{ reason: 'time' }, 'expire in the past'],
  [{ reason: 'ticket' }, 'does not exist any more'],
  [{ reason: 'limit' }, 'as many positions'],
  [{ reason: 'tomorrow' } as unknown as DealingRefusalDetails, 'The trade was refused.'],
])('the refusal %j is a sentence with its figures', (details, text) => {
  const failure = { kind: 'refused', details } as const;
  expect(failureText(ENGLISH, english, failure, { symbol: 'EURUSD', digits: 2 })).toContain(text);
});

test('events are read across the borders of chunks, and comments are life only', async () => {
  const chunks = [': heartbeat\n\nevent: fig', 'ures\ndata: {"a":1}\n', '\nevent: changed\n\n'];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  let arrivals = 0;
  for await (const event of readEvents(body, () => (arrivals += 1))) events.push(event);
  expect(events).toEqual([
    { name: 'figures', data: '{"a":1}' },
    { name: 'changed', data: '' },
  ]);
  expect(arrivals).toBe(3);
});

test.each([
  ['de', [], 'de-DE'],
  ['zh', ['en-US'], 'zh-CN'],
  ['zh', ['zh-Hant-HK', 'en'], 'zh-TW'],
  ['zh', ['zh-CN', 'zh-TW'], 'zh-CN'],
  ['zh-TW', [], 'zh-TW'],
  ['xx', ['de-DE'], 'en-US'],
  [null, [], 'en-US'],
])('the language %s of a browser in %j is %s', (lang, browserLanguages, culture) => {
  expect(cultureOf(lang, browserLanguages)).toBe(culture);
});

test('figures are written as the language writes them, values in Urdu keep their direction', () => {
  expect(new Writer('de-DE').number('-24310.2', 2)).toBe('−24.310,20');
  expect(english.change('0.00')).toEqual({ text: '0.00', tone: 'zero' });
  expect(english.change('-12.5', 2)).toEqual({ text: '−12.50', tone: 'loss' });
  expect(english.percent(null)).toBe('—');
  expect(new Writer('ur-PK').fill('{{a}}', { a: '−1.5' })).toBe('\u2068−1.5\u2069');
  expect(english.clock(Date.parse('2026-11-20T14:32:07Z'))).toBe('14:32:07 UTC');
});

test('a profit is estimated in the account’s currency', () => {
  const trade = {
    instrument: instrumentOf('EURUSD'),
    lots: '0.50',
    openPrice: '1.15465',
    closePrice: '1.15200',
  };
  const account = { currency: 'USD', digits: 2, now: 0 };
  expect(estimateProfit({ ...trade, ...account, side: 'buy' })).toBe('-132.50');
  expect(estimateProfit({ ...trade, ...account, side: 'sell' })).toBe('132.50');
  expect(estimateProfit({ ...trade, ...account, side: 'buy', currency: 'XXX' })).toBeUndefined();
});
