import { act, render, screen, waitFor } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { LayoutStore } from '../../../../src/application/kernel/layout-store';
import { createTestPortal } from '../../../../src/testkit/portal/create-test-portal';
import { Rows } from '../../../../src/ui/accounts/list/rows';
import { StoreProvider } from '../../../../src/ui/hooks/use-store';

const { resolve } = createTestPortal();
const wrapper = ({ children }: { children: ReactNode }) => (
  <StoreProvider resolve={resolve}>{children}</StoreProvider>
);

function List({ count }: { count: number }) {
  const list = createRef<HTMLUListElement>();
  return (
    <Rows list={list} count={count} estimate={50} gap={10} overscan={2} keyOf={(index) => index}>
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
const rowCount = () => screen.getAllByRole('listitem').length;
const setScrollY = (value: number) => Object.defineProperty(window, 'scrollY', { value, configurable: true });
const loadWindowRows = () => act(() => import('../../../../src/ui/accounts/list/window-rows'));
const spaceAround = () => ({ ...screen.getByRole('list').dataset });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});
afterEach(() => {
  jest.restoreAllMocks();
  setScrollY(0);
});

it('renders up to a hundred rows in full', () => {
  render(<List count={100} />, { wrapper });
  expect(rowCount()).toBe(100);
  expect(spaceAround()).toEqual({ before: '0', after: '0' });
});

it('renders the first rows with space for the others, and then the others at once', () => {
  const renderings: [rows: number, after: number][] = [];
  const list = createRef<HTMLUListElement>();
  render(
    <Rows list={list} count={100} estimate={50} gap={10} keyOf={(index) => index} overscan={2}>
      {({ indexes, heightAfter }) => {
        renderings.push([indexes.length, heightAfter]);
        return null;
      }}
    </Rows>,
    { wrapper },
  );
  expect(renderings).toEqual([
    [6, 94 * 60], // what fits into half of the 768 px of jsdom's window
    [100, 0],
  ]);
});

it('starts with one row if rows are higher than half the window', () => {
  const renderings: number[] = [];
  render(
    <Rows
      list={createRef<HTMLUListElement>()}
      count={20}
      estimate={500}
      keyOf={(index) => index}
      overscan={2}
    >
      {({ indexes }) => {
        renderings.push(indexes.length);
        return null;
      }}
    </Rows>,
    { wrapper },
  );
  expect(renderings).toEqual([1, 20]);
});

it('renders the first rows of a longer list, then those near the visible part', async () => {
  render(<List count={101} />, { wrapper });
  expect(rowCount()).toBe(6);
  expect(spaceAround()).toEqual({ before: '0', after: String(95 * 60) });
  await loadWindowRows();
  await waitFor(() => expect(rowCount()).toBe(15)); // 768 px of jsdom's window, and two more
  expect(spaceAround()).toEqual({ before: '0', after: String(86 * 60) });
});

it('takes the height of most of the first rows for that of the others', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.textContent === '0' ? 70 : 40;
  });
  const list = createRef<HTMLUListElement>();
  render(
    <Rows list={list} count={1_000} estimate={50} keyOf={(index) => index} overscan={2}>
      {({ indexes, heightAfter }) => (
        <ul ref={list} data-after={heightAfter}>
          {indexes.map((index) => (
            <li key={index} data-index={index}>
              {index}
            </li>
          ))}
        </ul>
      )}
    </Rows>,
    { wrapper },
  );
  await loadWindowRows();
  await waitFor(() => expect(spaceAround()).toEqual({ after: String((1_000 - rowCount()) * 40) }));
});

it('renders few rows in a frame after a long scroll, starting at the top of the window', async () => {
  render(<List count={10_000} />, { wrapper });
  await loadWindowRows();
  await waitFor(() => expect(rowCount()).toBe(15));
  act(() => {
    setScrollY(60 * 5_000);
    window.dispatchEvent(new Event('scroll'));
  });
  const first = () => Number(screen.getAllByRole('listitem')[0]?.textContent);
  expect([first(), rowCount()]).toEqual([5_000, 4]);
  await waitFor(() => expect([first(), rowCount()]).toEqual([4_998, 17]));
});

it('keeps the scroll position while the code loads', async () => {
  const list = createRef<HTMLUListElement>();
  render(
    <Rows list={list} count={101} estimate={50} keyOf={(index) => index} overscan={2}>
      {({ indexes, measure }) => {
        if (measure) setScrollY(500); // between the first rendering of the measured rows and their layout
        return <ul ref={list}>{indexes.map((index) => index)}</ul>;
      }}
    </Rows>,
    { wrapper },
  );
  await loadWindowRows();
  const tops = jest.mocked(window.scrollTo).mock.calls.map(([to]) => (to as ScrollToOptions).top);
  expect(tops.length).toBeGreaterThan(0);
  expect(new Set(tops)).toEqual(new Set([500]));
});

it('renders every row of a long list on paper', async () => {
  const layout = resolve(LayoutStore);
  render(<List count={500} />, { wrapper });
  await loadWindowRows();
  act(() => layout.setPrinting(true));
  expect(rowCount()).toBe(500);
  act(() => layout.setPrinting(false));
  expect(rowCount()).toBeLessThan(100);
});
