import { expect } from 'expect';
import type { Page } from '../../application/kernel/ports/page';
import type { Runner } from '../runner/runner';

/** A page and its browser. */
export interface PageSubject {
  page: Page;
  /** The current state of `<html>` and the head. */
  documentState(): {
    culture: string;
    direction: string;
    dark: boolean;
    title: string;
    description: string;
    icon: string;
  };
  /** The client switches to another window, and back. */
  leave(): void;
  comeBack(): void;
  setOnline(online: boolean): void;
}

/** The contract of the port `Page`, except `reload`, which would end the page. */
export function describePageContract(runner: Runner, name: string, makeSubject: () => PageSubject): void {
  const { describe, test, beforeEach } = runner;
  describe(`${name} keeps the contract of Page`, () => {
    let subject: PageSubject;
    let page: Page;
    beforeEach(() => {
      subject = makeSubject();
      page = subject.page;
    });

    test('the address has a host without port, the port and the origin', () => {
      const { host, port, origin } = page.address;
      expect(host).not.toContain(':');
      expect(new URL(origin).hostname).toBe(host);
      expect(new URL(origin).port).toBe(port);
    });

    test('sets the document’s language and direction', () => {
      page.setLanguage('ur-PK', 'rtl');
      expect(subject.documentState()).toMatchObject({ culture: 'ur-PK', direction: 'rtl' });
      page.setLanguage('en-US', 'ltr');
      expect(subject.documentState()).toMatchObject({ culture: 'en-US', direction: 'ltr' });
    });

    test('sets title, description and icon', () => {
      page.setTitle('Portico – accounts', 'Your accounts');
      page.setIcon('/brand.svg');
      expect(subject.documentState()).toMatchObject({
        title: 'Portico – accounts',
        description: 'Your accounts',
        icon: '/brand.svg',
      });
    });

    test('turns dark mode on and off', () => {
      page.setDark(true);
      page.setDark(true);
      expect(subject.documentState().dark).toBe(true);
      page.setDark(false);
      expect(subject.documentState().dark).toBe(false);
    });

    test('reports a return until unsubscribed, but not leaving', () => {
      let returns = 0;
      const stop = page.onReturn(() => (returns += 1));
      subject.leave();
      expect(page.visible).toBe(false);
      expect(returns).toBe(0);
      subject.comeBack();
      expect(page.visible).toBe(true);
      expect(returns).toBeGreaterThan(0);
      const before = returns;
      stop();
      subject.leave();
      subject.comeBack();
      expect(returns).toBe(before);
    });

    test('reports a lost and a restored connection until unsubscribed', () => {
      const states: boolean[] = [];
      const stop = page.onConnectionChange(() => states.push(page.online));
      subject.setOnline(false);
      subject.setOnline(true);
      stop();
      subject.setOnline(false);
      expect(states).toEqual([false, true]);
    });
  });
}
