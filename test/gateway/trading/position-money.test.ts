import Big from 'big.js';
import {
  closingCommission,
  marginOf,
  profitOf,
  spreadOf,
  swapOf,
  type MoneyTerms,
} from '../../../gateway/trading/position-money';
import { TickPrices } from '../../../gateway/trading/tick-prices';
import { INSTRUMENTS } from '../../../gateway/market/instruments.table';
import { seededRandom } from '../../../gateway/market/seeded-random';
import { startGateway, type Gateway } from '../kit/start-gateway';
import { START } from '../kit/start-time';
import { openTradingAccount } from '../kit/trading-account';

jest.setTimeout(60_000);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 120_000);
afterAll(() => gateway.stop());

const HOUR = 3_600_000;

test.each([
  [62_700_001, { currency: 'USD', leverage: 100, swapFree: false, accountType: 'Copy' }],
  [62_700_002, { currency: 'EUR', leverage: 30, swapFree: false, accountType: 'Raw' }],
  [62_700_003, { currency: 'JPY', leverage: 500, swapFree: false, accountType: 'Standard' }],
] as const)(
  'trades on account %i have the same money as in the database, to the cent',
  async (login, terms) => {
    await openTradingAccount(gateway, { login, balance: '90000000.00', ...terms });
    const random = seededRandom(login);
    for (const instrument of INSTRUMENTS) {
      const openedAt = new Date(START.getTime() - Math.floor(random() * 2_000) * HOUR - 500 * HOUR);
      const closedAt = new Date(openedAt.getTime() + Math.floor(random() * 400) * HOUR + 7_311);
      const lots = Big(instrument.lotStep)
        .times(1 + Math.floor(random() * 30))
        .toFixed(2);
      const side = random() < 0.5 ? 'buy' : 'sell';
      await gateway.deal(['record', { login, symbol: instrument.symbol, side, lots, openedAt, closedAt }]);
      const [deal] = await gateway.rows(
        `select profit::text, swap::text, commission::text, spread::text, open_price::text as open, close_price::text as close
        from deals where login = ${login} order by ticket desc limit 1`,
      );
      const opening = new TickPrices(openedAt.getTime());
      const closing = new TickPrices(closedAt.getTime());
      const position = {
        instrument,
        side,
        lots: Big(lots),
        openPrice: Big(opening.openPriceOf(instrument, side)),
        openedAt: openedAt.getTime(),
      } as const;
      const price = Big(closing.closePriceOf(instrument, side));
      const money: MoneyTerms = terms;
      const numbers = Object.fromEntries(
        Object.entries(deal ?? {}).map(([name, value]) => [name, Number(value)]),
      );
      expect({ symbol: instrument.symbol, ...numbers }).toEqual({
        symbol: instrument.symbol,
        open: Number(position.openPrice),
        close: Number(price),
        profit: Number(profitOf(position, price, money, closing)),
        swap: Number(swapOf(position, price, money, closing, closedAt.getTime())),
        commission: Number(closingCommission(position.lots, money, closing)),
        spread: Number(spreadOf(position, price, money, closing)),
      });
    }
  },
);

test('open positions need the margin, and are worth the money, that the account’s figures say', async () => {
  const terms = { currency: 'EUR', leverage: 100, swapFree: false, accountType: 'Standard' } as const;
  const login = await openTradingAccount(gateway, { login: 62_700_004, balance: '500000.00', ...terms });
  const openedAt = new Date(START.getTime() - 200 * HOUR);
  const symbols = ['EURUSD', 'GBPJPY', 'UKOIL', 'DE40', 'XAUUSD'];
  for (const symbol of symbols)
    await gateway.deal(['record', { login, symbol, side: 'sell', lots: '1.50', openedAt }]);
  const { body } = await gateway.call('getAccounts', { token: await gateway.signIn('main@portico.test') });
  const account = body.result.find((candidate: { login: number }) => candidate.login === login);
  const prices = new TickPrices(START.getTime());
  const positions = symbols.map((symbol) => {
    const instrument = INSTRUMENTS.find((candidate) => candidate.symbol === symbol);
    if (!instrument) throw new Error(symbol);
    const openPrice = Big(new TickPrices(openedAt.getTime()).openPriceOf(instrument, 'sell'));
    return { instrument, side: 'sell', lots: Big('1.5'), openPrice, openedAt: openedAt.getTime() } as const;
  });
  const sumOf = (amounts: readonly Big[]) =>
    amounts.reduce((sum, amount) => sum.plus(amount), Big(0)).toFixed(2);
  expect(account.margin).toBe(sumOf(positions.map((position) => marginOf(position, terms, prices))));
  expect(account.floatingPl).toBe(
    sumOf(
      positions.map((position) => {
        const price = Big(prices.closePriceOf(position.instrument, 'sell'));
        return profitOf(position, price, terms, prices).plus(swapOf(position, price, terms, prices));
      }),
    ),
  );
});
