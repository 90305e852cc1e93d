import Big from 'big.js';
import { boardSha256, placeMembers } from '../../../gateway/campaigns/contest-board';
import { seededRandom } from '../../../gateway/market/seeded-random';

const membersOf = (results: readonly string[]) =>
  results.map((result, index) => ({ alias: `M-${index}`, clientId: index, login: index, result }));

it('equal results share the better place and the prizes of the places that they fill, rounded down', () => {
  const placedMembers = placeMembers(
    membersOf(['1.000000', '9.300000', '9.300000', '12.000000']),
    ['1000', '500', '250'],
    2,
  );
  expect(placedMembers.map(({ place, prize, result }) => [place, result, prize])).toEqual([
    [1, '12.000000', '1000.00'],
    [2, '9.300000', '375.00'],
    [2, '9.300000', '375.00'],
    [4, '1.000000', null],
  ]);
  expect(placeMembers(membersOf(['1', '1', '1']), ['100'], 2).map(({ prize }) => prize)).toEqual([
    '33.33',
    '33.33',
    '33.33',
  ]);
});

it('no board gives more than the prizes, and none of it depends on the order of the members', () => {
  const random = seededRandom(66);
  for (let round = 0; round < 200; round += 1) {
    const prizes = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      String(Math.floor(random() * 1_000)),
    );
    const digits = random() < 0.5 ? 0 : 2;
    const results = Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
      (Math.floor(random() * 5) - 2).toFixed(6),
    );
    const members = membersOf(results);
    const placedMembers = placeMembers(members, prizes, digits);
    const paidSum = placedMembers.reduce((sum, { prize }) => sum.plus(prize ?? 0), Big(0));
    const offeredSum = prizes.slice(0, members.length).reduce((sum, prize) => sum.plus(prize), Big(0));
    expect(paidSum.lte(offeredSum)).toBe(true);
    expect(offeredSum.minus(paidSum).lt(Big(members.length).times(digits === 0 ? 1 : 0.01))).toBe(true);
    const reversedMembers = placeMembers(members.toReversed(), prizes, digits);
    for (const { alias, place, prize } of placedMembers)
      expect(reversedMembers.find((member) => member.alias === alias)).toMatchObject({ place, prize });
  }
});

it('the hash of a board is that of places, names and results alone', () => {
  const board = placeMembers(membersOf(['2', '1']), ['10'], 2);
  expect(boardSha256(board.map((row) => ({ ...row, clientId: 99, prize: null })))).toBe(boardSha256(board));
  expect(boardSha256(board.map((row) => ({ ...row, result: '3' })))).not.toBe(boardSha256(board));
});
