import { BrowserClipboard } from '../../../src/infrastructure/browser/browser-clipboard';
import { describeClipboardContract } from '../../../src/testkit/kernel/clipboard.contract';
import { runner } from '../../jest/runner';

/** Installs a system clipboard, which jsdom lacks. */
function installClipboard() {
  let content = '';
  let isDenied = false;
  const writeText = async (text: string) => {
    if (isDenied) throw new DOMException('Write permission denied.', 'NotAllowedError');
    content = text;
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return { content: () => content, refuse: () => void (isDenied = true) };
}

describeClipboardContract(runner, 'BrowserClipboard', () => ({
  clipboard: new BrowserClipboard(),
  ...installClipboard(),
}));

test('BrowserClipboard returns false on an insecure page', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  expect(await new BrowserClipboard().write('2104417')).toBe(false);
});
