import { Countdown, Countdowns } from '../../../src/application/kernel/countdown';
import { FakeClock } from '../../../src/testkit/kernel/fake-clock';

it('counts whole seconds down to 0, by the clock', () => {
  const clock = new FakeClock();
  const countdown = new Countdown(clock);
  countdown.start(27_400);
  expect(countdown.secondsLeft).toBe(28);
  clock.advance(1_000);
  expect(countdown.secondsLeft).toBe(27);
  clock.advance(60_000);
  expect(countdown.secondsLeft).toBe(0);
});

it('restarts, and stops when no longer observed', () => {
  const clock = new FakeClock();
  const countdown = new Countdown(clock);
  countdown.start(30_000);
  const stop = countdown.start(90_000);
  clock.advance(30_000);
  expect(countdown.secondsLeft).toBe(60);
  stop();
  clock.advance(30_000);
  expect(countdown.secondsLeft).toBe(60);
});

it('ends at once if the time is already over', () => {
  const clock = new FakeClock();
  const countdown = new Countdown(clock);
  countdown.start(30_000);
  countdown.end();
  expect(countdown.secondsLeft).toBe(0);
  clock.advance(1_000);
  expect(countdown.secondsLeft).toBe(0);
});

it('each view has its own', () => {
  const clock = new FakeClock();
  const countdowns = new Countdowns(clock);
  const [first, second] = [countdowns.make(), countdowns.make()];
  first.start(30_000);
  second.start(90_000);
  clock.advance(1_000);
  expect([first.secondsLeft, second.secondsLeft]).toEqual([29, 89]);
});
