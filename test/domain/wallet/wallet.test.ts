import { shortAddress } from '../../../src/domain/money/short-address';
import { addressFault } from '../../../src/domain/wallet/wallet';
import { WALLET_COLUMNS, walletRow } from '../../../src/domain/wallet/wallet-file';
import { WALLET_TABS, walletPage, walletTabOf } from '../../../src/domain/wallet/wallet-tabs';
import { walletRequestOf } from '../../../src/testkit/wallet/wallet-data';

test.each([
  [null, 'overview'],
  ['history', 'history'],
  ['other', 'overview'],
])('the section of %s is %s', (text, tab) => {
  expect(walletTabOf(text)).toBe(tab);
});

test('each section has an address, for an asset and for a request too', () => {
  expect(WALLET_TABS.map((tab) => walletPage(tab))).toContain('/wallet?tab=addresses');
  expect(walletPage('deposit', { asset: 'USDT' })).toBe('/wallet?tab=deposit&asset=USDT');
  expect(walletPage('history', { request: 'a b' })).toBe('/wallet?tab=history&request=a+b');
});

test('a long address shows both ends, a short one whole', () => {
  expect(shortAddress('TVk3nGxZCkVbFoRAPWLrgWW1RytVjVk8Qz')).toBe('TVk3…k8Qz');
  expect(shortAddress('104822')).toBe('104822');
});

test('a move as a row has a cell for each column: amounts as sent, words of the client', () => {
  const words = { kindOf: (kind: string) => `<${kind}>`, stateOf: (state: string) => `<${state}>` };
  const row = walletRow(walletRequestOf('7', 'completed', { txid: 'e64a' }), words);
  expect(row).toHaveLength(WALLET_COLUMNS.length);
  expect([row[0], row[1], row[4], row[8], row[11]]).toEqual([
    { instant: '2026-10-14T08:12:00Z' },
    { text: '<deposit>' },
    { money: '500.00', currency: 'USDT' },
    { text: '<completed>' },
    { text: 'e64a' },
  ]);
});

test('a move without names of network and currencies has the network’s code, and amounts in the asset', () => {
  const words = { kindOf: (kind: string) => kind, stateOf: (state: string) => state };
  const unnamedAsset = { currency: null, arrivesCurrency: null, network: 'TRC20', networkTitle: null };
  const row = walletRow(
    walletRequestOf('7', 'completed', { ...unnamedAsset, asset: 'USDT', fee: '1.00', arrives: '499.00' }),
    words,
  );
  expect(row.slice(3, 8)).toEqual([
    { text: 'TRC20' },
    expect.objectContaining({ currency: 'USDT' }),
    { money: '1.00', currency: 'USDT' },
    { money: '499.00', currency: 'USDT' },
    { text: null },
  ]);
});

test.each([
  [{ reason: 'checksum' }, 'checksum'],
  [{ reason: 'blocked' }, 'blocked'],
  [{ reason: 'weather' }, null],
  [{}, null],
  [null, null],
  [undefined, null],
])('a refusal with the details %j names the fault %s of an address', (details, fault) => {
  expect(addressFault(details)).toBe(fault);
});
