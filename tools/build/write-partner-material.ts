import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { BANNER_SIZES, bannerFile, MATERIAL_WORDS } from '../../gateway/seed/partner-material.table';
import type { MaterialWords } from '../../gateway/seed/partner-material.table';
import { CULTURES } from '../../src/domain/culture/cultures.table';
import { VARIANT_COLORS } from '../../src/ui/theme/variants.table';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser.mjs';

/* `npm run material`: renders the banners of the seed, with the fonts of this machine; run it when their words have
   changed. */

const FOLDER = path.join(import.meta.dirname, '../../gateway/seed/material');
/** Few enough that a banner has some kilobytes. */
const COLORS = 16;

/** A line of prices in a field of 100 by 100, which goes up and down: it promises nothing. */
const LINE = '0,100 12,66 24,76 36,40 48,56 60,30 72,62 86,42 100,70';

function pageOf({ action, culture, risk, site, title }: MaterialWords, width: number, height: number) {
  const { direction, language } = CULTURES[culture];
  const { active, primary, tint } = VARIANT_COLORS.light[site];
  const isStrip = width > 2 * height;
  const unit = isStrip ? 8 : width / 33;
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><style>
    * { box-sizing: border-box; margin: 0 }
    body { inline-size: ${width}px; block-size: ${height}px; padding: ${unit * 1.6}px ${unit * 2}px; overflow: hidden; position: relative; isolation: isolate;
      display: flex; flex-direction: ${isStrip ? 'row' : 'column'}; gap: ${unit * 1.6}px; align-items: ${isStrip ? 'center' : 'start'};
      font-family: Inter, 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans CJK SC', sans-serif; line-height: 1.3; background: ${primary}; color: #fff }
    h1 { font-size: ${isStrip ? 22 : unit * 2.7}px; font-weight: 700; text-wrap: balance; word-break: auto-phrase }
    p { font-size: ${isStrip ? 12 : unit * 1.35}px; ${isStrip ? '' : 'margin-block-start: auto'} }
    b { flex: none; padding: ${unit * 0.8}px ${unit * 1.6}px; border-radius: ${unit * 0.6}px; font-size: ${isStrip ? 15 : unit * 1.6}px; background: ${tint}; color: ${active} }
    svg { position: absolute; ${isStrip ? 'inset-block-start: 0; inset-inline-end: 0' : 'inset: auto 0 0 0'}; inline-size: ${isStrip ? '50%' : '100%'}; block-size: ${isStrip ? '100%' : '56%'}; z-index: -1 }
    div { flex: ${isStrip ? 1 : 'none'} }
    html { background: ${primary} }
  </style><body><svg viewBox="0 0 100 100" preserveAspectRatio="none"><polygon points="0,100 ${LINE} 100,100" fill="${active}" opacity="0.6"/></svg>
  ${isStrip ? `<div><h1>${title}</h1><p>${risk}</p></div><b>${action}</b>` : `<h1>${title}</h1><b>${action}</b><p>${risk}</p>`}</body></html>`;
}

const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: BROWSER_ARGS });
const page = await browser.newPage();
for (const words of MATERIAL_WORDS)
  for (const size of BANNER_SIZES) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    await page.setContent(pageOf(words, width, height));
    const picture = sharp(await page.screenshot()).png({
      palette: true,
      colors: COLORS,
      compressionLevel: 9,
    });
    await writeFile(path.join(FOLDER, bannerFile(words, size)), await picture.toBuffer());
  }
await browser.close();
