import { expect, type Page } from '@playwright/test';

/**
 * Translates a page as translators in browsers do: each text is replaced by elements of the translator's own, and again
 * after each change. Call it before the page is opened.
 */
export async function translateFromNowOn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Frames have a translator of their own.
    if (window.top !== window) return;
    const UNTOUCHED = '[translate="no"], .notranslate, script, style, textarea, svg, font';
    const isForeign = (text: Text) =>
      text.data.trim() !== '' && text.parentElement?.closest(UNTOUCHED) === null;
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(isForeign)) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.append(`⟦${text.data}⟧`);
        outer.append(inner);
        text.replaceWith(outer);
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
    // A translator begins once it has found out the language of the page, when the guards of the document are loaded.
    const areGuardsLoaded = () =>
      [...document.styleSheets].some(({ href }) => href?.includes('document-guards'));
    const start = () => {
      if (!areGuardsLoaded()) return setTimeout(start, 50);
      new MutationObserver(scheduleTranslation).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      scheduleTranslation();
      return undefined;
    };
    start();
  });
}

/** The page lives, and is translated as it stands. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.getByTestId('route-error')).toHaveCount(0);
  await expect(page.locator('main font').first()).toBeAttached();
}
