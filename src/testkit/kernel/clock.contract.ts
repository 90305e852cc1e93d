import { expect } from 'expect';
import type { Clock } from '../../application/kernel/ports/clock';
import type { Runner } from '../runner/runner';

/** A clock that a test can advance. */
export interface ClockSubject {
  clock: Clock;
  /** Advances the clock. */
  advance(ms: number): void;
}

const DAY_MS = 86_400_000;

/** The contract of the port `Clock`. */
export function describeClockContract(runner: Runner, name: string, makeSubject: () => ClockSubject): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Clock`, () => {
    let subject: ClockSubject;
    let completedTasks: string[];
    const after = (delayMs: number, word: string) =>
      subject.clock.after(delayMs, () => completedTasks.push(word));
    beforeEach(() => {
      subject = makeSubject();
      completedTasks = [];
    });

    test('returns the time in milliseconds since the epoch', () => {
      const before = subject.clock.now();
      expect(new Date(before).getUTCFullYear()).toBeGreaterThan(2020);
      subject.advance(1_500);
      expect(subject.clock.now() - before).toBe(1_500);
    });

    test('knows the time of the device, which runs as well', () => {
      const before = subject.clock.deviceNow();
      expect(new Date(before).getUTCFullYear()).toBeGreaterThan(2020);
      subject.advance(1_500);
      expect(subject.clock.deviceNow() - before).toBe(1_500);
    });

    test('a task runs once, when it is due', () => {
      after(2_000, 'task');
      subject.advance(1_999);
      expect(completedTasks).toEqual([]);
      subject.advance(1);
      subject.advance(10_000);
      expect(completedTasks).toEqual(['task']);
    });

    test('tasks run in order of their due times', () => {
      after(30, 'last');
      after(10, 'first');
      after(20, 'second');
      subject.advance(30);
      expect(completedTasks).toEqual(['first', 'second', 'last']);
    });

    test('a cancelled task never runs, and cancelling twice does nothing', () => {
      const cancel = after(10, 'task');
      after(10, 'other');
      cancel();
      cancel();
      subject.advance(10);
      cancel();
      expect(completedTasks).toEqual(['other']);
    });

    for (const delayMs of [0, -5_000]) {
      test(`a delay of ${delayMs} runs as soon as possible, but not synchronously`, () => {
        after(delayMs, 'task');
        expect(completedTasks).toEqual([]);
        subject.advance(1);
        expect(completedTasks).toEqual(['task']);
      });
    }

    test('a delay longer than a browser timer’s maximum is waited in full', () => {
      after(60 * DAY_MS, 'task');
      subject.advance(59 * DAY_MS);
      expect(completedTasks).toEqual([]);
      subject.advance(DAY_MS);
      expect(completedTasks).toEqual(['task']);
    });

    test('a long delay can be cancelled part-way', () => {
      const cancel = after(60 * DAY_MS, 'task');
      subject.advance(30 * DAY_MS);
      cancel();
      subject.advance(40 * DAY_MS);
      expect(completedTasks).toEqual([]);
    });

    test('a task may schedule another one', () => {
      subject.clock.after(10, () => after(10, 'next'));
      subject.advance(20);
      expect(completedTasks).toEqual(['next']);
    });
  });
}
