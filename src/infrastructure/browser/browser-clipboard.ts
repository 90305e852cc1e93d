import type { Clipboard } from '../../application/kernel/ports/clipboard';

/** The system's clipboard; absent on pages that are not secure. */
export class BrowserClipboard implements Clipboard {
  async write(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
