import { expect, type Page } from '@playwright/test';
import { textsOf } from '../../spec/shipped-texts';
import { axeFindings } from './portal';

const TEXT_PAGES = [...new Set([...textsOf('en').keys()].map((key) => key.split('.')[0]))];
/** A raw translation key, as it would show if its text were missing; no document's name, such as `agreement.pdf`. */
const RAW_KEY = new RegExp(`\\b(?:${TEXT_PAGES.join('|')})\\.(?!pdf\\b)[a-z]\\w*`, 'g');

/** `npm run test:full` checks every page in every appearance at every width, instead of a selection. */
export const IS_FULL_RUN = process.env['FULL'] === 'on';

/** A desktop and a phone; the full run adds the narrowest phone, a tablet, and a screen with the side rail. */
export const WIDTHS = IS_FULL_RUN ? [1920, 1440, 768, 390, 320] : [1440, 390];

type Scheme = 'light' | 'dark';
type Direction = 'ltr' | 'rtl';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];

/** Checks that a page is accessible: no axe violation, no raw key, nothing wider than the window. */
export async function checkPage(page: Page): Promise<void> {
  expect.soft(await axeFindings(page), `axe, ${locationOf(page)}`).toEqual([]);
  await checkContent(page);
}

/** The quick part of `checkPage`: no raw key, nothing wider than the window. */
export async function checkContent(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect.soft(text.match(RAW_KEY) ?? [], `raw keys, ${locationOf(page)}`).toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.soft.poll(overflow, `wider than the window, ${locationOf(page)}`).toBeLessThanOrEqual(0);
}

const locationOf = (page: Page) => `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;

/** Every colour scheme in every direction. */
export const APPEARANCES = SCHEMES.flatMap((scheme) =>
  DIRECTIONS.map((direction) => ({ scheme, direction })),
);
