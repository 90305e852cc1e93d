import { FigureBuffer, type FigureBatch } from '../../../src/application/accounts/figure-buffer';
import type { LiveNews } from '../../../src/application/accounts/ports/live-figures';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';

const FRAME_MS = 16;

function createBuffer() {
  const clock = new FakeClock();
  const batches: FigureBatch[] = [];
  const page = { isScrolling: false };
  const buffer = new FigureBuffer({
    clock,
    isScrolling: () => page.isScrolling,
    render: (batch) => batches.push(batch),
  });
  const add = (news: LiveNews, at = 1) => buffer.add({ ...news, id: 'event', at });
  return { clock, batches, page, buffer, add };
}

const figuresOf = (login: number, equity: string): LiveNews => ({
  kind: 'figures',
  accounts: [
    {
      login,
      equity,
      balance: null,
      credit: null,
      margin: null,
      freeMargin: null,
      floatingPl: null,
      marginLevel: null,
    },
  ],
  positions: [{ ticket: login * 10, price: equity, swap: '0', profit: '0' }],
});

const equitiesOf = ({ accounts }: FigureBatch) =>
  [...accounts].map(([login, { equity }]) => `${login}: ${equity}`);

test('the events of one frame are one batch with the newest figures and the newest time', () => {
  const { clock, batches, add } = createBuffer();
  add(figuresOf(1, '10'), 5);
  add(figuresOf(2, '20'), 7);
  add(figuresOf(1, '11'), 6);
  clock.advance(FRAME_MS - 1);
  expect(batches).toEqual([]);
  clock.advance(1);
  expect(batches.map(equitiesOf)).toEqual([['1: 11', '2: 20']]);
  expect(batches[0]?.at).toBe(7);
  expect([...batches[0]!.positions].map(([ticket, { price }]) => [ticket, price])).toEqual([
    [10, '11'],
    [20, '20'],
  ]);
});

test('an event without figures renders its time', () => {
  const { clock, batches, add } = createBuffer();
  add({ kind: 'alive' }, 9);
  clock.advance(FRAME_MS);
  expect(batches.map(({ accounts, positions, at }) => [accounts.size, positions.size, at])).toEqual([
    [0, 0, 9],
  ]);
});

test('a batch has at most a thousand accounts, and the next frames have the others', () => {
  const { clock, batches, add } = createBuffer();
  for (let login = 1; login <= 2_500; login += 1) add(figuresOf(login, '1'));
  clock.advance(10 * FRAME_MS);
  expect(batches.map(({ accounts }) => accounts.size)).toEqual([1_000, 1_000, 500]);
});

test('nothing is rendered while the page scrolls, for at most three seconds', () => {
  const { clock, batches, page, add } = createBuffer();
  page.isScrolling = true;
  add(figuresOf(1, '10'));
  clock.advance(2_990);
  expect(batches).toEqual([]);
  clock.advance(2 * FRAME_MS);
  expect(batches).toHaveLength(1);
});

test('a cleared buffer renders nothing, and the figures that follow as usual', () => {
  const { clock, batches, buffer, add } = createBuffer();
  add(figuresOf(1, '10'));
  buffer.clear();
  clock.advance(FRAME_MS);
  expect(batches).toEqual([]);
  add(figuresOf(2, '20'));
  clock.advance(FRAME_MS);
  expect(batches.map(equitiesOf)).toEqual([['2: 20']]);
});
