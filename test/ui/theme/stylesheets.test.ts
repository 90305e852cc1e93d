import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const UI = path.join(__dirname, '../../../src/ui');
const FILES = readdirSync(UI, { recursive: true, encoding: 'utf8' });
const SHEETS = FILES.filter((file) => file.endsWith('.css'));
const textOf = (file: string) => readFileSync(path.join(UI, file), 'utf8');
/** The declarations of a rule, found by the end of its selector. */
const ruleOf = (file: string, selector: string) => {
  const [, body] = `\n${textOf(file)}`.split(`\n${selector} {`);
  if (body === undefined) throw new Error(`${file} has no rule ${selector}`);
  return body.slice(0, body.indexOf('}'));
};

describe('stylesheets', () => {
  // Visitors' forms have their own widths; overlays are as wide as their content needs.
  const OWN_WIDTH = ['public/public-frame.module.css', 'shell/banners/consent-banner.module.css'];

  test('blocks of a page have the width of a form or of the content', () => {
    const otherWidths = SHEETS.filter((file) => !OWN_WIDTH.includes(file)).flatMap((file) =>
      [...textOf(file).matchAll(/max-inline-size: (\d+)px/g)]
        .filter(([, width]) => Number(width) > 480)
        .map(([rule]) => `${file}: ${rule}`),
    );
    expect(otherWidths).toEqual([]);
    expect(textOf('theme/base.css')).toMatch(/--p-form: 40rem;\s+--p-content: 71\.5rem;/);
  });

  test('letters, their lines and the widths at which a page changes follow the browser’s size of letters', () => {
    const fixed = FILES.filter((file) => /\.(css|tsx?)$/.test(file)).flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /\b(?:font-size|line-height): *[\d.]+px|font-size: *clamp\([^)]*px[^)]*\)|\([^()]*width[^()]*\d+px\)/g,
        ),
      ].map(([rule]) => `${file}: ${rule}`),
    );
    expect(fixed).toEqual([]);
  });

  test('no selector makes the browser match every element', () => {
    const costly = SHEETS.flatMap((file) =>
      [...textOf(file).matchAll(/^(?:.*~ \*|(?:.*[ >~+])?:(?:lang|has)\([^)]*\))(?: \{|,)$/gm)].map(
        ([selector]) => `${file}: ${selector}`,
      ),
    );
    expect(costly).toEqual([]);
  });

  test('the radius of controls and panels comes from the theme', () => {
    const ownRadii = SHEETS.flatMap((file) =>
      [...textOf(file).matchAll(/^ +border-radius: (?:6|10)px/gm)].map(([rule]) => `${file}: ${rule.trim()}`),
    );
    expect(ownRadii).toEqual([]);
  });

  test('banners are a flex column: WebKit keeps the rows of a grid when a phone is rotated', () => {
    const stack = ruleOf('components/panels/banner.module.css', '.stack');
    expect(stack).toContain('display: flex');
    expect(stack).toContain('flex-direction: column');
  });

  test('search fields have no native appearance, because WebKit clips their placeholder', () => {
    expect(textOf('theme/base.css')).toMatch(/\[type='search'\][^{]*\{\s*appearance: none/);
  });

  test('the chips of a card wrap by a rule that is more specific than the chip’s own', () => {
    expect(ruleOf('components/chip.module.css', '.chip')).toContain('white-space: nowrap');
    expect(ruleOf('accounts/list/account-card.module.css', '.card .chips > span')).toContain(
      'white-space: normal',
    );
  });

  test('a QR code is dark on a dimmed light ground in the dark theme', () => {
    expect(ruleOf('components/qr-code.module.css', ':global(.dark) .light')).toContain('fill: #e8ecee');
    expect(ruleOf('components/qr-code.module.css', '.dark')).toContain('fill: #000');
  });

  test('a component uses only classes that its style sheet has', () => {
    const missing = FILES.filter((file) => /\.tsx?$/.test(file)).flatMap((file) => {
      const text = textOf(file);
      return [...text.matchAll(/import (\w+) from '(\S+\.module\.css)'/g)].flatMap(([, name, sheet = '']) => {
        const css = textOf(path.join(path.dirname(file), sheet));
        return [...text.matchAll(new RegExp(`\\b${name}\\['(\\w+)'\\]`, 'g'))]
          .filter(([, className]) => !new RegExp(`\\.${className}\\b`).test(css))
          .map(([use]) => `${file}: ${use}`);
      });
    });
    expect(missing).toEqual([]);
  });
});
