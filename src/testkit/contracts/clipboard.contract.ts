import { expect } from 'expect';
import type { Clipboard } from '../../application/ports/clipboard';
import type { Runner } from '../runner';

export interface ClipboardSubject {
  clipboard: Clipboard;
  content(): string;
  /** From now on the browser does not allow it. */
  refuse(): void;
}

/** The contract of the port `Clipboard`. */
export function describeClipboardContract(
  runner: Runner,
  name: string,
  makeSubject: () => ClipboardSubject,
): void {
  const { describe, test } = runner;
  describe(`${name} keeps the contract of Clipboard`, () => {
    test('copies plain text', async () => {
      const { clipboard, content } = makeSubject();
      expect(await clipboard.write('2104417')).toBe(true);
      expect(content()).toBe('2104417');
    });

    test('says no where the browser refuses, and never rejects', async () => {
      const { clipboard, refuse } = makeSubject();
      refuse();
      expect(await clipboard.write('2104417')).toBe(false);
    });
  });
}
