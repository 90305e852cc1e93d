import type { Clipboard } from '../../application/kernel/ports/clipboard';

/** A clipboard whose content tests can read; with `refuses`, the browser denies access. */
export class FakeClipboard implements Clipboard {
  text = '';
  refuses = false;

  async write(text: string): Promise<boolean> {
    if (this.refuses) return false;
    this.text = text;
    return true;
  }
}
