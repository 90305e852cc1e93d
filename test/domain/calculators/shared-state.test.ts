import { readSharedState, writeSharedState } from '../../../src/domain/calculators/shared-state';

const read = (search: string) => {
  const parameters = new URLSearchParams(search);
  return readSharedState((name) => parameters.get(name));
};

describe('a link to a calculation', () => {
  test.each([
    'accountCurrency=EUR&firstNight=friday&side=sell&symbol=XAUUSD&lots=0.5&nights=3&swapPoints=-6.82',
    'from=USD&to=GBP&amount=23&rate=USD-GBP-0.7942',
    'symbol=US500.cash&price=5088.8&leverage=200',
  ])('%s is restored exactly', (search) => {
    const state = read(search);
    const parameters = new URLSearchParams(writeSharedState(state).map(([name, value]) => [name, value]));
    const sortParameters = (parameters: URLSearchParams) => [...parameters].map(String).sort();
    expect(sortParameters(parameters)).toEqual(sortParameters(new URLSearchParams(search)));
  });

  test.each([
    'symbol=<b>',
    'side=both',
    'firstNight=someday',
    'accountCurrency=eur',
    'from=',
    'to=EUR%20',
    'lots=-1',
    'lots=many',
    'nights=1.5',
    'rate=USD-EUR',
    'rate=USD-EUR-0',
    'rate=1.2',
    'unknown=1',
    '',
  ])('%s is ignored', (search) => {
    const { fields, rate } = read(search);
    expect([[...fields], rate]).toEqual([[], null]);
  });
});
