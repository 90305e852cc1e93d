import type { Clipboard } from '../../application/kernel/ports/clipboard';

/** A clipboard whose content tests can read; with `refuses`, the browser denies access. */
export class FakeClipboard implements Clipboard {
  text = '';
  isDenied = false;

  async write(text: string): Promise<boolean> {
    if (this.isDenied) return false;
    this.text = text;
    return true;
  }
}
