import { expect, type Page } from '@playwright/test';

/**
 * How a translator changes a text: it puts another one in its place, moves it into an element of its own, or joins it with
 * the text before.
 */
export type Translation = 'replace' | 'move' | 'join';

/**
 * Translates a page as translators in browsers do, from the moment its document is read: each text gets into elements of
 * the translator's own, again after each change. Call it before the page is opened.
 */
export async function translateFromNowOn(page: Page, translation: Translation): Promise<void> {
  await page.addInitScript((way) => {
    // Frames have a translator of their own.
    if (window.top !== window) return;
    const UNTOUCHED = '[translate="no"], .notranslate, script, style, noscript, textarea, svg, font';
    const isForeign = (text: Text) =>
      text.data.trim() !== '' && text.parentElement?.closest(UNTOUCHED) === null;
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(isForeign)) {
        const neighbour = text.previousSibling;
        if (way === 'join' && neighbour?.nodeName === 'FONT') {
          text.data = `⟦${text.data}⟧`;
          neighbour.firstChild!.appendChild(text);
          continue;
        }
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
        if (way === 'replace') inner.append(`⟦${text.data}⟧`);
        else {
          text.data = `⟦${text.data}⟧`;
          inner.append(text);
        }
      }
    };
    let isWaiting = false;
    const scheduleTranslation = () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        translate();
      }, 60);
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(scheduleTranslation).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      translate();
    });
  }, translation);
}

/** The page keeps running, and is translated in its current state. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.getByTestId('route-error')).toHaveCount(0);
  await expect(page.locator('main font').first()).toBeAttached();
}
