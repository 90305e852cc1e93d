import {
  cleanReceiver,
  isAddressLike,
  isOnNetwork,
  readReceiver,
} from '../../../../src/domain/kernel/identifiers/wallet-address';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';

// oxfmt-ignore
test.each([
  [TRON, TRON],
  [`tron:${TRON}?amount=10`, TRON],
  [`TR7NHqjeKQxGTC\u200Bi8q8ZY4pL8otSzgjLj6t`, TRON],
  [`TR7NHqjeKQxGTCi8q\n8ZY4pL8otSzgjLj6t`, TRON],
  [`\u202A ${TRON}\u202C`, TRON],
  [`Address: ${TRON}`, TRON],
  [`“${TRON}”,`, TRON],
  [`<${TRON}>`, TRON],
  [`(tron:${TRON}?amount=10).`, TRON],
  [`「${TRON}」。`, TRON],
  [`tron:${TRON}?amount=10&label=${'x'.repeat(120)}`, TRON],
  [`ethereum:pay-${ETHEREUM}?value=2.014e18`, ETHEREUM],
  [`ethereum:${ETHEREUM}/transfer?address=${OTHER}&uint256=1`, OTHER],
  ['BITCOIN:BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ?amount=0.1', 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'],
])('%j is reduced to its address', (text, address) => {
  expect(readReceiver(text)).toEqual({ address });
  expect(readReceiver(address)).toEqual({ address });
  expect(isAddressLike(address)).toBe(true);
});

test('a link names the tag of its receiver', () => {
  expect(readReceiver('xrpl:rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY?dt=123&amount=5')).toEqual({
    address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY',
    memo: '123',
  });
});

test.each([
  [`ethereum:pay-${ETHEREUM}@1?value=2.014e18`, ETHEREUM, '1', 'ERC20', 'BEP20'],
  [`ethereum:${ETHEREUM}@1/transfer?address=${OTHER}&uint256=1`, OTHER, '1', 'eth', 'BSC'],
  [`ethereum:${ETHEREUM}@56?value=1`, ETHEREUM, '56', 'BSC', 'ERC20'],
  [`ethereum:${ETHEREUM}@137`, ETHEREUM, '137', 'POLYGON', 'ETH'],
  [`bsc:${ETHEREUM}?amount=1`, ETHEREUM, '56', 'BEP20', 'ERC20'],
  [`ethereum:${ETHEREUM}@10`, ETHEREUM, '10', undefined, 'ERC20'],
])('%s is of one network', (text, address, chain, network, otherNetwork) => {
  const receiver = readReceiver(text);
  expect(receiver).toEqual({ address, chain });
  if (network !== undefined) expect(isOnNetwork(receiver, network)).toBe(true);
  expect(isOnNetwork(receiver, otherNetwork)).toBe(false);
  expect(isOnNetwork(readReceiver(address), otherNetwork)).toBe(true);
});

test.each([
  'hello',
  `https://tronscan.org/#/address/${TRON}`,
  `ethereum:${ETHEREUM}/approve?address=${OTHER}`,
  `ethereum:${ETHEREUM}@1/transfer?uint256=1`,
  `bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT?req-other=1`,
  'x'.repeat(169),
])('no address: %j', (text) => {
  expect(isAddressLike(readReceiver(text).address)).toBe(false);
});

describe('a receiver in its stored form', () => {
  const RIPPLE = 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY';

  test.each([
    ['no memo', RIPPLE, null, undefined],
    ['no memo field', RIPPLE, undefined, undefined],
    ['a memo of blanks', RIPPLE, ' \u200B ', undefined],
    ['a memo', RIPPLE, ' 456 ', '456'],
    ['the tag of a link', `xrpl:${RIPPLE}?dt=123`, '', '123'],
    ['a memo beside a link with a tag', `xrpl:${RIPPLE}?dt=123`, '456', '456'],
  ])('with %s', (_, address, memo, storedMemo) => {
    expect(cleanReceiver(address, memo)).toEqual({ address: RIPPLE, memo: storedMemo });
  });
});
