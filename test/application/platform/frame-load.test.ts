import { FrameLoad } from '../../../src/application/platform/frame-load';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';

function beginLoad() {
  const clock = new FakeClock();
  const load = new FrameLoad(clock);
  return { clock, load, end: load.begin() };
}

describe('FrameLoad (I4)', () => {
  test('a page is overdue after 15 s, and can still load', () => {
    const { clock, load } = beginLoad();
    clock.advance(14_999);
    expect([load.phase, load.isOverdue]).toEqual(['loading', false]);
    clock.advance(1);
    expect([load.phase, load.isOverdue]).toEqual(['loading', true]);
    load.finish();
    expect([load.phase, load.isOverdue]).toEqual(['loaded', true]);
  });

  test('a page that loads in time is overdue later too, because browsers report refused pages as loaded', () => {
    const { clock, load } = beginLoad();
    load.finish();
    clock.advance(15_000);
    expect([load.phase, load.isOverdue]).toEqual(['loaded', true]);
  });

  test('a page blocked by the policy stays blocked when the browser reports it as loaded', () => {
    const { load } = beginLoad();
    load.block();
    load.finish();
    expect(load.phase).toBe('blocked');
  });

  test('another frame starts over', () => {
    const { clock, load, end } = beginLoad();
    load.block();
    clock.advance(10_000);
    end();
    load.retry();
    load.begin();
    expect([load.phase, load.isOverdue, load.attempt]).toEqual(['loading', false, 1]);
    clock.advance(14_999);
    expect(load.isOverdue).toBe(false);
  });

  test('a removed frame leaves no timer', () => {
    const { clock, end } = beginLoad();
    end();
    expect(clock.pending).toBe(0);
  });
});
