import { growRenderedRange, type RowRange } from '../../../../src/ui/accounts/list/grow-rendered-range';

const span = (first: number, last: number): RowRange => ({ first, last });

it.each<[string, RowRange | null, RowRange, number, RowRange]>([
  ['nothing is there: from the top of the window on', null, span(6, 30), 10, span(10, 17)],
  ['fewer rows than are allowed', null, span(0, 4), 0, span(0, 4)],
  ['no row at all', null, span(0, -1), 0, span(0, -1)],
  ['all that is wanted is there', span(6, 30), span(6, 30), 10, span(6, 30)],
  ['rows that are no longer wanted go', span(6, 30), span(10, 28), 14, span(10, 28)],
  ['scrolled down a little', span(6, 30), span(9, 33), 13, span(9, 33)],
  ['scrolled up a little', span(9, 33), span(6, 30), 10, span(6, 30)],
  ['scrolled down by a window', span(6, 30), span(25, 49), 29, span(25, 38)],
  ['scrolled up by a window', span(25, 49), span(6, 30), 10, span(17, 30)],
  ['below comes before above', span(12, 17), span(6, 30), 10, span(12, 25)],
  ['what is left of the number comes above', span(10, 27), span(6, 30), 10, span(6, 30)],
  ['the page is thrown far', span(6, 30), span(1006, 1030), 1010, span(1010, 1017)],
])('%s', (_, there, wanted, top, expected) => {
  expect(growRenderedRange(there, wanted, top, 8)).toEqual(expected);
});

it('has all that is wanted after a few frames', () => {
  const wanted = span(6, 30);
  let there = growRenderedRange(null, wanted, 10, 8);
  for (let frame = 0; frame < 3; frame += 1) there = growRenderedRange(there, wanted, 10, 8);
  expect(there).toEqual(wanted);
});
