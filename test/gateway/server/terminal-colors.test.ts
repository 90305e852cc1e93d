import { ownTerminalOf } from '../../../gateway/server/demo-frames';
import { terminalColors } from '../../../gateway/server/terminal-colors';
import { BUILT_IN_COMPANIES } from '../../../src/domain/site/companies';
import { COMPANY_IDS } from '../../../src/domain/site/company';
import { DEFAULT_CONFIG, type PortalConfig } from '../../../src/domain/site/config/portal-config';
import { VARIANT_COLORS } from '../../../src/ui/theme/variants.table';

const VARIANTS = ['main', 'invest', 'bank', 'international'] as const;
const sheetOf = (companyId: number, config: PortalConfig = DEFAULT_CONFIG) =>
  terminalColors(config, companyId, { companies: BUILT_IN_COMPANIES }) ?? '';

test.each(VARIANTS)('%s has its own colours, light and dark', (variant) => {
  const [light = '', dark = ''] = sheetOf(COMPANY_IDS[variant]).split('@media (prefers-color-scheme: dark)');
  for (const [sheet, { primary, hover, text, tint }] of [
    [light, VARIANT_COLORS.light[variant]],
    [dark, VARIANT_COLORS.dark[variant]],
  ] as const) {
    expect(sheet).toContain(`--fill: ${primary};`);
    expect(sheet).toContain(`--fill-hover: ${hover};`);
    expect(sheet).toContain(`--accent: ${text};`);
    expect(sheet).toContain(`--accent-bg: ${tint};`);
  }
});

test('a brand’s own colour replaces the variant’s, also where it has one colour alone', () => {
  const brand = { ...DEFAULT_CONFIG.brand, tokens: { colorPrimary: '#663399' } };
  const sheet = sheetOf(COMPANY_IDS.bank, { ...DEFAULT_CONFIG, brand });
  expect(sheet).toContain('--fill: #663399;');
  expect(sheet).toContain('--fill-hover: #663399;');
  expect(sheet).toContain('--accent: #663399;');
  expect(sheet).not.toContain('undefined');
  expect(sheet).not.toContain(VARIANT_COLORS.light.bank.primary);
});

test('the demo’s own terminal knows the company; another one is not changed', () => {
  const frames = {
    origin: 'http://localhost:3080',
    terminalUrl: 'http://localhost:3080/terminal',
    close: async () => {},
  };
  const own = { ...DEFAULT_CONFIG, webTerminalUrl: frames.terminalUrl };
  expect(ownTerminalOf(own, frames)?.(7)).toBe('http://localhost:3080/terminal?company=7');
  expect(ownTerminalOf(DEFAULT_CONFIG, frames)).toBeUndefined();
  expect(ownTerminalOf(own, undefined)).toBeUndefined();
});
