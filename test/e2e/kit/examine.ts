import { expect, type Page } from '@playwright/test';
import { textsOf } from '../../spec/shipped-texts';
import { axeFindings } from './portal';

const PAGES = [...new Set([...textsOf('en').keys()].map((key) => key.split('.')[0]))];
/** A raw translation key, as it would show if its text were missing. */
const RAW_KEY = new RegExp(`\\b(?:${PAGES.join('|')})\\.[a-z]\\w*`, 'g');

/** `npm run test:full`: every page in every look at every width, instead of a pairwise selection. */
export const FULL = process.env['FULL'] === 'on';

/** A desktop and a phone; the full run adds the narrowest phone, a tablet, and a screen with the side rail. */
export const WIDTHS = FULL ? [1920, 1440, 768, 390, 320] : [1440, 390];

type Scheme = 'light' | 'dark';
type Direction = 'ltr' | 'rtl';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];

/** Checks that a page is accessible: no axe violation, no raw key, nothing wider than the window. */
export async function examine(page: Page): Promise<void> {
  expect.soft(await axeFindings(page), `axe, ${placeOf(page)}`).toEqual([]);
  await skim(page);
}

/** The quick part of that: no raw key, nothing wider than the window. */
export async function skim(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect.soft(text.match(RAW_KEY) ?? [], `raw keys, ${placeOf(page)}`).toEqual([]);
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.soft.poll(beyond, `wider than the window, ${placeOf(page)}`).toBeLessThanOrEqual(0);
}

const placeOf = (page: Page) => `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`;

/** Every colour scheme in every direction. */
export const LOOKS = SCHEMES.flatMap((scheme) => DIRECTIONS.map((direction) => ({ scheme, direction })));
