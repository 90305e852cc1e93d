import type { Page } from '@playwright/test';

export const VISITORS_PAGES = ['/login', '/forgot-password', '/register/open-trading-account'];
export const CLIENTS_PAGES = [
  '/accounts',
  '/accounts?account=50128841&tab=positions',
  '/accounts?account=50128841&tab=statements',
  '/accounts?deposit=50128841',
  '/accounts?withdraw=50128841',
  '/accounts?transfer=50128841',
  '/calculators',
  '/Profile',
  '/upload-documents',
  '/notifications',
];

/** Lines of text that overlap other lines, and texts that their boxes cut. */
export const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
    }
    // Texts for screen readers alone are in a box of one pixel.
    const isForReaders = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth === 1 && element.clientHeight === 1) ||
        getComputedStyle(element).clipPath !== 'none' ||
        isForReaders(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[class*="skip"], [aria-hidden="true"]') === null &&
      !isForReaders(element);
    /** A line that a box with a scrollbar of its own does not show now overlaps nothing. */
    const isScrolledAway = (element: Element | null, box: DOMRect): boolean => {
      if (element === null || element === document.body) return false;
      const frame = element.getBoundingClientRect();
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
      return (
        (scrolls && (box.top >= frame.bottom || box.bottom <= frame.top)) ||
        isScrolledAway(element.parentElement, box)
      );
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      if (node.data.trim() === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2 && !isScrolledAway(element, box))
          lines.push({ element, text: node.data.trim().slice(0, 40), box });
    }
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
    const movableLines = lines.filter(({ element }) => !isFixed(element));
    const faults = new Set<string>();
    for (const [index, first] of movableLines.entries())
      for (const second of movableLines.slice(index + 1)) {
        if (first.element === second.element) continue;
        const width = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
        const height =
          Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
        // The box of a letter is higher than the letter.
        const allowedOverlap = 0.3 * Math.min(first.box.height, second.box.height);
        if (width > 2 && height > allowedOverlap) faults.add(`overlap: ${first.text} / ${second.text}`);
      }
    for (const { element, text, box } of movableLines) {
      // A row of tabs scrolls by touch and by keyboard.
      if (element.closest('[role="tablist"]')) continue;
      for (
        let parent: Element | null = element;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(parent);
        const frame = parent.getBoundingClientRect();
        const isCutBelow = overflowY === 'hidden' && box.bottom - frame.bottom > 0.3 * box.height;
        const isCutBeside =
          overflowX === 'hidden' &&
          textOverflow !== 'ellipsis' &&
          box.right - frame.right > 4 &&
          box.left < frame.right;
        if ((isCutBelow && box.top < frame.bottom) || isCutBeside) faults.add(`cut: ${text}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth + 1)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    return [...faults];
  });
