import type { CDPSession, Page } from '@playwright/test';

/** Runs a function in each document of a page, in a world of its own as extensions have: they share its elements alone. */
async function runBeside(page: Page, content: () => void): Promise<void> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${content.toString()})()`,
    worldName: 'extension',
  });
}

/**
 * Puts in what a password manager, a grammar checker and a dark reader put into a page, again after each change and with
 * each focus. Call it before the page is opened.
 */
export async function addExtensionNodes(page: Page): Promise<void> {
  await runBeside(page, () => {
    if (window.top !== window) return;
    const icons = new Map<Element, Element>();
    const addIcon = (field: Element) => {
      if (icons.get(field)?.isConnected) return;
      const icon = document.createElement('div');
      icon.dataset['icon'] = '';
      icon.style.cssText = 'position: absolute; inline-size: 16px; block-size: 16px; pointer-events: none';
      icon.attachShadow({ mode: 'closed' }).append('•');
      icons.set(field, icon);
      field.setAttribute('data-manager-id', String(icons.size));
      field.after(icon);
    };
    // The icon is removed with the focus.
    document.addEventListener('focusout', ({ target }) => {
      const icon = icons.get(target as Element);
      setTimeout(() => icon?.remove(), 40);
    });
    const addOverlay = (text: Element) => {
      if (text.previousElementSibling?.localName === 'grammar-checker') return;
      const overlay = document.createElement('grammar-checker');
      overlay.attachShadow({ mode: 'open' }).append(document.createElement('div'));
      overlay.style.cssText = 'position: absolute; inset: 0; pointer-events: none';
      text.before(overlay);
      text.setAttribute('data-checker', 'false');
      text.setAttribute('spellcheck', 'false');
    };
    const darken = (element: HTMLElement) => {
      element.setAttribute('data-reader-inline-color', '');
      element.style.setProperty('--reader-inline-color', '#e8e6e3');
    };
    const dark = new CSSStyleSheet();
    dark.replaceSync(':root { --reader-neutral-text: #e8e6e3 }');
    const addSheets = () => {
      for (const sheet of document.querySelectorAll('head style, head link[rel="stylesheet"]')) {
        if (sheet.nextElementSibling?.matches('.dark-reader')) continue;
        // An extension's `<style>` is outside the page's policy, which applies to this script; it needs another element.
        const place = document.createElement('meta');
        place.className = 'dark-reader';
        sheet.after(place);
      }
      if (!document.adoptedStyleSheets.includes(dark)) document.adoptedStyleSheets.push(dark);
      document.documentElement.setAttribute('data-reader-mode', 'dynamic');
    };
    const work = () => {
      addSheets();
      document
        .querySelectorAll('input:is([type="password"], [type="email"], [autocomplete="one-time-code"])')
        .forEach(addIcon);
      document.querySelectorAll('textarea, main form input[type="text"]').forEach(addOverlay);
      document.querySelectorAll<HTMLElement>('main [style]:not([data-reader-inline-color])').forEach(darken);
    };
    let isWaiting = false;
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        if (isWaiting) return;
        isWaiting = true;
        setTimeout(() => {
          isWaiting = false;
          work();
        }, 30);
      }).observe(document, { childList: true, subtree: true });
      work();
    });
  });
}

/** Takes out of the page what a reader mode takes for no content, once. */
export async function removeAsReaderMode(page: Page, selector: string): Promise<number> {
  return page.evaluate((removed) => {
    const elements = [...document.querySelectorAll(removed)];
    for (const element of elements) element.remove();
    return elements.length;
  }, selector);
}
