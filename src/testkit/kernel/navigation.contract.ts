import { expect } from 'expect';
import type { Navigation } from '../../application/kernel/core-ports/navigation';
import type { Runner } from '../runner/runner';

/** A router and its history. */
export interface NavigationSubject {
  /** Starts at `/how-to-use?tab=market-buzz`. */
  navigation: Navigation;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Resolves when a requested navigation has finished. */
  untilSettled(): Promise<void>;
}

/** The contract of the port `Navigation`. */
export function describeNavigationContract(
  runner: Runner,
  name: string,
  makeSubject: () => NavigationSubject,
): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Navigation`, () => {
    let subject: NavigationSubject;
    beforeEach(() => {
      subject = makeSubject();
    });
    const go = async (...to: Parameters<Navigation['go']>) => {
      subject.navigation.go(...to);
      await subject.untilSettled();
    };

    test('returns path and query, without the language prefix', () => {
      expect(subject.navigation.current()).toEqual({ path: '/how-to-use', search: '?tab=market-buzz' });
    });

    test('navigates to a path with its query', async () => {
      await go('/open-investment-account?typeId=3');
      expect(subject.navigation.current()).toEqual({ path: '/open-investment-account', search: '?typeId=3' });
    });

    test('adds an entry to the history', async () => {
      await go('/news');
      await subject.back();
      expect(subject.navigation.current()).toEqual({ path: '/how-to-use', search: '?tab=market-buzz' });
    });

    test('replaces the entry with the option `replace`', async () => {
      await go('/news');
      await go('/login', { replace: true });
      expect(subject.navigation.current()).toEqual({ path: '/login', search: '' });
      await subject.back();
      expect(subject.navigation.current().path).toBe('/how-to-use');
    });
  });
}
