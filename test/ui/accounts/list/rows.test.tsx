import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { Rows } from '../../../../src/ui/accounts/list/rows';

function List({ count }: { count: number }) {
  const list = createRef<HTMLUListElement>();
  return (
    <Rows {...{ list, count, estimate: 50, gap: 10, overscan: 2 }} keyOf={(index) => index}>
      {({ indexes, heightBefore, heightAfter }) => (
        <ul ref={list} data-before={heightBefore} data-after={heightAfter}>
          {indexes.map((index) => (
            <li key={index}>{index}</li>
          ))}
        </ul>
      )}
    </Rows>
  );
}
const shown = () => screen.getAllByRole('listitem').length;
const scrolledTo = (value: number) => Object.defineProperty(window, 'scrollY', { value, configurable: true });
const codeHere = () => act(() => import('../../../../src/ui/accounts/list/window-rows'));
const room = () => ({ ...screen.getByRole('list').dataset });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});
afterEach(() => {
  jest.restoreAllMocks();
  scrolledTo(0);
});

it('shows up to a hundred rows in full', () => {
  render(<List count={100} />);
  expect(shown()).toBe(100);
  expect(room()).toEqual({ before: '0', after: '0' });
});

it('has only the first rows in its first drawing, with room for the others, which follow at once', () => {
  const drawings: [shown: number, after: number][] = [];
  const list = createRef<HTMLUListElement>();
  render(
    <Rows list={list} count={100} estimate={50} gap={10} keyOf={(index) => index} overscan={2}>
      {({ indexes, heightAfter }) => {
        drawings.push([indexes.length, heightAfter]);
        return null;
      }}
    </Rows>,
  );
  expect(drawings).toEqual([
    [6, 94 * 60], // what fits into half of the 768 px of jsdom's window
    [100, 0],
  ]);
});

it('begins with one row where half the window holds none', () => {
  const drawings: number[] = [];
  render(
    <Rows
      list={createRef<HTMLUListElement>()}
      count={20}
      estimate={500}
      keyOf={(index) => index}
      overscan={2}
    >
      {({ indexes }) => {
        drawings.push(indexes.length);
        return null;
      }}
    </Rows>,
  );
  expect(drawings).toEqual([1, 20]);
});

it('shows the first rows of a longer list at once, with room for the others, then those near the visible part', async () => {
  render(<List count={101} />);
  expect(shown()).toBe(6);
  expect(room()).toEqual({ before: '0', after: String(95 * 60) });
  await codeHere();
  await waitFor(() => expect(shown()).toBe(15)); // 768 px of jsdom's window, and two more
  expect(room()).toEqual({ before: '0', after: String(86 * 60) });
});

it('draws few new rows in a frame where the page is thrown far, from the top of the window on', async () => {
  render(<List count={10_000} />);
  await codeHere();
  await waitFor(() => expect(shown()).toBe(15));
  act(() => {
    scrolledTo(60 * 5_000);
    window.dispatchEvent(new Event('scroll'));
  });
  const first = () => Number(screen.getAllByRole('listitem')[0]?.textContent);
  expect([first(), shown()]).toEqual([5_000, 4]);
  await waitFor(() => expect([first(), shown()]).toEqual([4_998, 17]));
});

it('leaves the page where it was scrolled to while the code came', async () => {
  const list = createRef<HTMLUListElement>();
  render(
    <Rows list={list} count={101} estimate={50} keyOf={(index) => index} overscan={2}>
      {({ indexes, measure }) => {
        if (measure) scrolledTo(500); // between the first rendering of the rows that are measured, and their being there
        return <ul ref={list}>{indexes.map((index) => index)}</ul>;
      }}
    </Rows>,
  );
  await codeHere();
  const tops = jest.mocked(window.scrollTo).mock.calls.map(([to]) => (to as ScrollToOptions).top);
  expect(tops.length).toBeGreaterThan(0);
  expect(new Set(tops)).toEqual(new Set([500]));
});
