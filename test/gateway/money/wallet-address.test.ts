import { networksOf } from '../../../gateway/money/wallet-address';

const BITCOIN = 'BTC';
const ETHEREUM = 'ETH';
const TRON = 'TRC20';

it.each([
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', BITCOIN, 'pay to public key hash'],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', BITCOIN, 'pay to script hash'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', BITCOIN, 'segwit, version 0'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', BITCOIN, 'segwit, version 1'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', ETHEREUM, 'EIP-55, upper case'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ETHEREUM, 'EIP-55, mixed case'],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', ETHEREUM, 'without checksum'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', TRON, 'Tron'],
])('%s is one of %s (%s)', (address, network) => {
  expect(networksOf(address)).toContain(network);
});

it.each([
  ['', 'nothing'],
  ['hello', 'no address'],
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'wrong base58 checksum'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'wrong bech32 checksum'],
  ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'letters outside bech32'],
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2', 'a bech32m checksum for version 0'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'a test network'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'wrong EIP-55 checksum'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'too short'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'wrong Tron checksum'],
])('%s is not an address (%s)', (address) => {
  expect(networksOf(address)).toEqual([]);
});
