import type { Page } from '@playwright/test';

/** People who write with other digits and signs than the tests' usual client. */
export const READERS = Object.freeze({
  'de-DE': { prefix: 'de', digits: '0123456789', decimal: ',', group: '.' },
  'th-TH': { prefix: 'th', digits: '๐๑๒๓๔๕๖๗๘๙', decimal: '.', group: ',' },
  'ur-PK': { prefix: 'pk', digits: '۰۱۲۳۴۵۶۷۸۹', decimal: '.', group: ',' },
  'ja-JP': { prefix: 'jp', digits: '０１２３４５６７８９', decimal: '.', group: ',' },
});

export type ReaderName = keyof typeof READERS;
export const READER_NAMES = Object.keys(READERS) as ReaderName[];

/** A text with the digits of a reader's script. */
export const inDigits = (reader: ReaderName, text: string): string =>
  text.replaceAll(/\d/g, (digit) => READERS[reader].digits.charAt(Number(digit)));

/** Records the bodies of a call. */
export function recordBodies(page: Page, call: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(call))
      bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

/** Does to the page what a translator of the browser does, now and after every change: texts move into `<font>`. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || text.data.trim() === '' || parent.closest('font, [translate="no"], script, style'))
          continue;
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    };
    translate();
    setInterval(translate, 200);
  });
}
