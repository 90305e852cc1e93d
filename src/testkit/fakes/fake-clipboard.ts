import type { Clipboard } from '../../application/ports/clipboard';

/** A clipboard whose content a test reads; `refuses` plays a browser that does not allow it. */
export class FakeClipboard implements Clipboard {
  text = '';
  refuses = false;

  async write(text: string): Promise<boolean> {
    if (this.refuses) return false;
    this.text = text;
    return true;
  }
}
