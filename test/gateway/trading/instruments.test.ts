import { instrumentOf, priceAt } from '../../../gateway/market/market';
import { startGateway } from '../kit/start-gateway';
import type { Gateway } from '../kit/start-gateway';

const NOW = Date.UTC(2026, 10, 20, 14, 32, 7);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

describe('Instruments', () => {
  it('needs a token', async () => {
    expect((await gateway.call('getInstruments')).status).toBe(401);
  });

  it('lists symbols in order, with unchanged figures', async () => {
    const token = await gateway.signIn('main@portico.test');
    const { body } = await gateway.call('getInstruments', { token });
    const symbols = body.result.instruments.map(({ symbol }: { symbol: string }) => symbol);
    expect(symbols.slice(0, 3)).toEqual(['EURUSD', 'GBPUSD', 'USDJPY']);
    expect(body.result.instruments[0]).toEqual({
      symbol: 'EURUSD',
      name: 'Euro / US dollar',
      group: 'forex',
      currency: 'USD',
      contractSize: '100000',
      digits: 5,
      point: '0.00001',
      pip: '0.0001',
      lotStep: '0.01',
      price: priceAt(instrumentOf('EURUSD'), NOW).toFixed(5),
      swapMode: 'points',
      swapLong: '-6.82',
      swapShort: '2.41',
      tripleSwapDay: 'wednesday',
      source: 'Portico market',
      time: '2026-11-20T14:32:07.000Z',
    });
  });

  it('has the rate of a pair in one direction, with source and time', async () => {
    const token = await gateway.signIn('main@portico.test');
    const { body } = await gateway.call('getInstruments', { token });
    const ofEuro = body.result.rates.filter(({ from, to }: { from: string; to: string }) =>
      [from, to].includes('EUR'),
    );
    expect(ofEuro).toEqual([
      {
        from: 'EUR',
        to: 'USD',
        rate: priceAt(instrumentOf('EURUSD'), NOW).toFixed(5),
        source: 'Portico market',
        time: '2026-11-20T14:32:07.000Z',
      },
    ]);
  });

  it('reads the terms from the database', async () => {
    const token = await gateway.signIn('main@portico.test');
    await gateway.rows("update instruments set swap_long = '-9.99' where symbol = 'EURUSD'");
    const { body } = await gateway.call('getInstruments', { token });
    expect(body.result.instruments[0].swapLong).toBe('-9.99');
  });
});
