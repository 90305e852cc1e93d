import { expect } from 'expect';
import type { Clipboard } from '../../application/kernel/ports/clipboard';
import type { Runner } from '../runner/runner';
import { requireCapabilities, type Capabilities } from '../runner/capabilities';

/** A clipboard and its content. */
export interface ClipboardSubject {
  clipboard: Clipboard;
  content(): string;
  /** Makes the browser deny access; not used for an adapter without `faults`. */
  refuse?(): void;
}

/** The contract of the port `Clipboard`. */
export function describeClipboardContract(
  runner: Runner,
  name: string,
  makeSubject: () => ClipboardSubject,
  capabilities: Capabilities = {},
): void {
  const { describe, test } = runner;
  const { test: testFault } = requireCapabilities(runner, capabilities, 'faults');
  describe(`${name} keeps the contract of Clipboard`, () => {
    test('copies plain text', async () => {
      const { clipboard, content } = makeSubject();
      expect(await clipboard.write('2104417')).toBe(true);
      expect(content()).toBe('2104417');
    });

    testFault('returns false if the browser refuses, and never rejects', async () => {
      const { clipboard, refuse } = makeSubject();
      refuse!();
      expect(await clipboard.write('2104417')).toBe(false);
    });
  });
}
