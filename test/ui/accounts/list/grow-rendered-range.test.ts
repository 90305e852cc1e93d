import { growRenderedRange, type RowRange } from '../../../../src/ui/accounts/list/grow-rendered-range';

const range = (first: number, last: number): RowRange => ({ first, last });

it.each<[string, RowRange | null, RowRange, number, RowRange]>([
  ['nothing is rendered: starts at the top of the window', null, range(6, 30), 10, range(10, 17)],
  ['fewer rows than the limit', null, range(0, 4), 0, range(0, 4)],
  ['no row at all', null, range(0, -1), 0, range(0, -1)],
  ['all needed rows are rendered', range(6, 30), range(6, 30), 10, range(6, 30)],
  ['rows that are no longer needed are removed', range(6, 30), range(10, 28), 14, range(10, 28)],
  ['scrolled down a little', range(6, 30), range(9, 33), 13, range(9, 33)],
  ['scrolled up a little', range(9, 33), range(6, 30), 10, range(6, 30)],
  ['scrolled down by a window', range(6, 30), range(25, 49), 29, range(25, 38)],
  ['scrolled up by a window', range(25, 49), range(6, 30), 10, range(17, 30)],
  ['rows below are added before rows above', range(12, 17), range(6, 30), 10, range(12, 25)],
  ['the rest of the limit is used for rows above', range(10, 27), range(6, 30), 10, range(6, 30)],
  ['the page is scrolled far', range(6, 30), range(1006, 1030), 1010, range(1010, 1017)],
])('%s', (_, renderedRange, neededRange, top, expected) => {
  expect(growRenderedRange(renderedRange, neededRange, top, 8)).toEqual(expected);
});

it('renders all needed rows after a few frames', () => {
  const neededRange = range(6, 30);
  let renderedRange = growRenderedRange(null, neededRange, 10, 8);
  for (let frame = 0; frame < 3; frame += 1)
    renderedRange = growRenderedRange(renderedRange, neededRange, 10, 8);
  expect(renderedRange).toEqual(neededRange);
});
