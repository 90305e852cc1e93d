import { act, render, screen } from '@testing-library/react';
import { deferComponent } from '../../../src/ui/components/defer-component';

const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5))));

test('a component’s code is requested once, after its placeholder is painted', async () => {
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

test('a component that fails to load is requested again the next time it is rendered', async () => {
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

test('a component does not render again with the page around it', async () => {
  const renderPart = jest.fn(({ name }: { name: string }) => <p>{name}</p>);
  const Part = deferComponent(async () => renderPart);
  const { rerender } = render(<Part name="tabs" />);
  await nextFrame();
  const count = renderPart.mock.calls.length;
  rerender(<Part name="tabs" />);
  expect(renderPart).toHaveBeenCalledTimes(count);
  rerender(<Part name="tools" />);
  expect(screen.getByText('tools')).not.toBeNull();
});

test('preload requests the code at once', () => {
  const load = jest.fn(() => new Promise<never>(() => undefined));
  deferComponent(load).preload();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('while the page is scrolled', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const scroll = () => window.dispatchEvent(new Event('scroll'));

  test('a component waits for a pause', async () => {
    const Part = deferComponent(async () => () => <p>the part</p>, <p>placeholder</p>);
    render(<Part />);
    scroll();
    await advance(100);
    scroll();
    await advance(100);
    expect(screen.getByText('placeholder')).not.toBeNull();
    await advance(100);
    expect(screen.getByText('the part')).not.toBeNull();
  });

  test('a component waits three seconds at most', async () => {
    const Part = deferComponent(async () => () => <p>the part</p>, <p>placeholder</p>);
    render(<Part />);
    scroll();
    const scrolling = setInterval(scroll, 100);
    await advance(2_900);
    expect(screen.getByText('placeholder')).not.toBeNull();
    await advance(300);
    expect(screen.getByText('the part')).not.toBeNull();
    clearInterval(scrolling);
  });
});
