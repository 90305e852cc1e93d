import { act, render, screen } from '@testing-library/react';
import { deferComponent } from '../../../src/ui/components/defer-component';

const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5))));

test('a part’s code is asked for once its place is painted, and once', async () => {
  const load = jest.fn(async () => () => <p>the part</p>);
  const Part = deferComponent(load, <p>placeholder</p>);
  const { rerender } = render(<Part />);
  expect(screen.getByText('placeholder')).not.toBeNull();
  expect(load).not.toHaveBeenCalled();
  await nextFrame();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('the part')).not.toBeNull();
  rerender(<Part key="again" />);
  expect(screen.getByText('the part')).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that does not come is missing, and tried again the next time it is shown', async () => {
  const load = jest
    .fn(async () => () => <p>the part</p>)
    .mockRejectedValueOnce(new Error('Loading chunk failed.'));
  const Part = deferComponent(load);
  const { container, rerender } = render(<Part />);
  await nextFrame();
  expect(container.textContent).toBe('');
  rerender(<Part key="again" />);
  await nextFrame();
  expect(screen.getByText('the part')).not.toBeNull();
});

test('code that is wanted beforehand is asked for at once', () => {
  const load = jest.fn(() => new Promise<never>(() => undefined));
  deferComponent(load).preload();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('while the page is scrolled', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const scroll = () => window.dispatchEvent(new Event('scroll'));

  test('a part waits for a pause, and then comes', async () => {
    const Part = deferComponent(async () => () => <p>the part</p>, <p>placeholder</p>);
    render(<Part />);
    scroll();
    await pass(100);
    scroll();
    await pass(100);
    expect(screen.getByText('placeholder')).not.toBeNull();
    await pass(100);
    expect(screen.getByText('the part')).not.toBeNull();
  });

  test('for three seconds at most', async () => {
    const Part = deferComponent(async () => () => <p>the part</p>, <p>placeholder</p>);
    render(<Part />);
    scroll();
    const scrolling = setInterval(scroll, 100);
    await pass(2_900);
    expect(screen.getByText('placeholder')).not.toBeNull();
    await pass(300);
    expect(screen.getByText('the part')).not.toBeNull();
    clearInterval(scrolling);
  });
});
