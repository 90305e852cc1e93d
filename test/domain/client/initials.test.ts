import { initials } from '../../../src/domain/client/initials';

describe('avatar letters (R2.5)', () => {
  // oxfmt-ignore
  test.each([
    ['Nadia', 'Keller', 'NK'],
    ['nadia', 'keller', 'NK'],
    ['  émile ', 'zola', 'ÉZ'],
    ['Budi', '', 'B'],
    ['', '', ''],
    ['किरण', 'शर्मा', 'किश'],
    ['نادیہ', 'خان', 'نخ'],
    ['伟', '王', '伟王'],
    ['e\u0301mile', 'x', 'E\u0301X'],
    ['e\u0301', 'x\u200dy', 'E\u0301X\u200d'],
    ['J. R.', 'O’Neill', 'JO'],
    ['Ω', 'Яна', 'ΩЯ'],
  ])('%j %j: %s', (first, last, expected) => expect(initials(first, last)).toBe(expected));
});
