import { act } from '@testing-library/react';
import { LayoutStore } from '../../../src/application/kernel/layout-store';
import type { TestPortal } from '../../../src/testkit/portal/create-test-portal';
import { Screen } from '../../../src/ui/dashboard/screens/accounts-screen';
import { CodeContext } from '../../../src/ui/router/code-context';
import { LOADED_CODE } from './loaded-code';

/** The accounts page, which also shows one account and the forms for money and new accounts. */
export const ACCOUNTS_PAGE = (
  <CodeContext value={LOADED_CODE}>
    <Screen />
  </CodeContext>
);

// jsdom cannot scroll.
beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));

/** Lets the page settle, after which it requests its less urgent data. */
export function settlePage({ resolve, clock }: TestPortal): Promise<void> {
  return act(async () => {
    resolve(LayoutStore).scheduleSettled();
    clock.advance(5_000);
  });
}

/** An element's text without the characters that isolate figures in right-to-left texts. */
export function plainText(element: HTMLElement): string {
  return element.textContent.replaceAll(/[\u2066\u2069]/g, '').replaceAll(/\s+/g, ' ');
}
