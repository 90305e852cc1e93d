import {
  afterFlow,
  readStopPercent,
  returnedNow,
  stopBase,
  stopFigures,
  stopPercentOf,
} from '../../../src/domain/social/copy-amounts';

test('a stop is a whole percentage from 5 to 95', () => {
  expect(['5', '37', '95'].map(readStopPercent)).toEqual([5, 37, 95]);
  expect(['4', '96', '50.5', '0'].map(readStopPercent)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a stop is shown as money with its currency’s digits', () => {
  expect(stopFigures('1234.56', 37, 'USD')).toEqual({ stop: '456.79', loss: '777.77' });
  expect(stopFigures('1001', 50, 'JPY')).toEqual({ stop: '501', loss: '500' });
  expect(stopFigures('1000', 50, 'USDT')).toEqual({ stop: '500.00', loss: '500.00' });
});

test('the stop of a running copy is a share of the money paid in, or of its worth once more was taken out', () => {
  expect(stopBase({ allocated: '1000', equity: '1500' })).toBe('1000');
  expect(stopBase({ allocated: '-500', equity: '1500' })).toBe('1500');
  expect(stopBase({ allocated: null, equity: null })).toBe('0');
  expect(stopPercentOf({ allocated: '1000', equity: '1500', stopEquity: '700' })).toBe(70);
  expect(stopPercentOf({ allocated: '2000', equity: '1500', stopEquity: '50' })).toBe(5);
  expect(stopPercentOf({ allocated: '100', equity: '1500', stopEquity: '700' })).toBe(95);
  expect(stopPercentOf({ allocated: '100', equity: '1500', stopEquity: null })).toBe(5);
  expect(stopPercentOf({ allocated: null, equity: null, stopEquity: '700' })).toBe(70);
});

test('money that is added or taken out changes the worth and the distance to the stop', () => {
  const copy = { equity: '1044.18', stopEquity: '700' };
  expect(afterFlow(copy, 'add', '500')).toEqual({ worth: '1544.18', distance: '844.18' });
  expect(afterFlow(copy, 'remove', '344')).toEqual({ worth: '700.18', distance: '0.18' });
  expect(afterFlow({ equity: null, stopEquity: null }, 'add', '5')).toEqual({ worth: '5', distance: '5' });
});

test('the returned money is never negative', () => {
  expect(returnedNow('1044.18', '1.54')).toBe('1042.64');
  expect(returnedNow('1', '1.54')).toBe('0');
});
