import { startGateway } from './kit/start-gateway';
import type { Gateway } from './kit/start-gateway';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
}, 60_000);
afterAll(() => gateway.stop());

describe('Instruments', () => {
  it('needs a token', async () => {
    expect((await gateway.call('getInstruments')).status).toBe(401);
  });

  it('lists symbols in order, with figures as written', async () => {
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
      price: '1.08962',
      swapMode: 'points',
      swapLong: '-6.82',
      swapShort: '2.41',
      tripleSwapDay: 'wednesday',
      source: 'Portico closing prices',
      time: '2026-11-19T22:00:00.000Z',
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
        rate: '1.08962',
        source: 'Portico reference rates',
        time: '2026-11-19T22:00:00.000Z',
      },
    ]);
  });

  it('answers from the database', async () => {
    const token = await gateway.signIn('main@portico.test');
    await gateway.rows("update instruments set price = '1.20000' where symbol = 'EURUSD'");
    const { body } = await gateway.call('getInstruments', { token });
    expect(body.result.instruments[0].price).toBe('1.20000');
  });
});
