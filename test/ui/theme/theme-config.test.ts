import getDesignToken from 'antd/es/theme/getDesignToken';
import { parseConfig } from '../../../src/domain/site/config/portal-config';
import type { ThemeChoice } from '../../../src/ui/theme/design-tokens';
import { themeConfig } from '../../../src/ui/theme/theme-config';
import { BRAND_TOKEN_NAMES } from '../../../src/ui/theme/token-names';

const tokensOf = (choice: Partial<ThemeChoice>) =>
  getDesignToken(themeConfig({ palette: 'main', dark: false, brandTokens: {}, culture: 'en-US', ...choice }));

const toLowerCase = (...values: (string | undefined)[]) => values.map((value) => value?.toLowerCase());

describe('themeConfig', () => {
  // Typed by hand from the design's colour table: colorPrimary, Hover, Active, Bg / text.
  test.each([
    ['main', false, '#0C4A56 #13616F #07353E #E9F2F3', '#0C4A56'],
    ['main', true, '#1D7887 #1F7E8E #155F6B #13282D', '#7CCBD6'],
    ['invest', false, '#7A2458 #94336E #5C1841 #F8EEF4', '#7A2458'],
    ['invest', true, '#A84A84 #B1538C #8E3B6E #2A1A24', '#E9A3CE'],
    ['bank', false, '#1A3F73 #285593 #112C54 #ECF1F8', '#1A3F73'],
    ['bank', true, '#3D6DAE #4777B6 #315990 #152333', '#98BDEB'],
    ['international', false, '#473BA5 #5A4EBD #362C84 #F0EFFA', '#473BA5'],
    ['international', true, '#6A5FCD #7267D3 #564BB4 #1F1D36', '#B7B0F6'],
    ['other', false, '#0C4A56 #13616F #07353E #E9F2F3', '#0C4A56'],
  ] as const)('%s, dark %s, has exactly the colours of the design', (palette, dark, fills, text) => {
    const token = tokensOf({ palette, dark });
    expect(
      toLowerCase(
        token.colorPrimary,
        token.colorPrimaryHover,
        token.colorPrimaryActive,
        token.colorPrimaryBg,
      ),
    ).toEqual(toLowerCase(...fills.split(' ')));
    expect(toLowerCase(token.colorPrimaryText, token.colorLink, token.colorPrimaryBorder)).toEqual(
      toLowerCase(text, text, text),
    );
  });

  test.each([
    [false, '#FFFFFF', '#171D22', '#626B73', '#868D93', '#007064', '#B3261A'],
    [true, '#12171B', '#E8ECEE', '#929DA5', '#6F7A83', '#45CDB4', '#FF7B67'],
  ])('dark %s: page, text, controls and states', (dark, ...expected) => {
    const { colorBgContainer, colorText, colorTextTertiary, colorBorder, colorSuccess, colorError } =
      tokensOf({ dark });
    expect(
      toLowerCase(colorBgContainer, colorText, colorTextTertiary, colorBorder, colorSuccess, colorError),
    ).toEqual(toLowerCase(...expected));
  });

  test('Urdu and Thai have larger fonts', () => {
    expect(tokensOf({ culture: 'ur-PK' })).toMatchObject({ fontSize: 15, fontSizeSM: 13, lineHeight: 1.6 });
    expect(tokensOf({ culture: 'th-TH' })).toMatchObject({ fontSize: 15, fontSizeSM: 12 });
    expect(tokensOf({ culture: 'de-DE' })).toMatchObject({ fontSize: 14, controlHeight: 36 });
  });

  test('a brand’s tokens override the variant’s, and its primary colour sets its text colour', () => {
    const token = tokensOf({ palette: 'bank', brandTokens: { colorPrimary: '#AA0000', borderRadius: 2 } });
    expect(toLowerCase(token.colorPrimary, token.colorLink, token.colorPrimaryText)).toEqual([
      '#aa0000',
      '#aa0000',
      '#aa0000',
    ]);
    expect(token.colorPrimaryHover).not.toBe('#285593');
    expect(token.borderRadius).toBe(2);
  });
});

describe('BRAND_TOKEN_NAMES', () => {
  test('allows Ant Design’s tokens in the configuration and nothing else', () => {
    const page = { origin: 'https://portal.example' };
    const read = (tokens: object) =>
      parseConfig({ brand: { tokens } }, page, BRAND_TOKEN_NAMES).config.brand.tokens;
    expect(read({ colorPrimary: '#a00', colorLink: '#a00', fontSizeHeading1: 40 })).toEqual({
      colorPrimary: '#a00',
      colorLink: '#a00',
      fontSizeHeading1: 40,
    });
    for (const name of ['colourPrimary', 'toString', '--ant-color-primary']) {
      expect(() => read({ [name]: 1 })).toThrow(`brand.tokens.${name}`);
    }
  });
});
