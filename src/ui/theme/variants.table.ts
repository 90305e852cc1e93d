import type { BuiltInVariant } from '../../domain/site/company';

/** Colors of a brand. Brands differ in nothing else. */
export interface VariantColors {
  /** Fill of the primary button, with its hover and pressed tones, and the tint behind a selected entry. */
  readonly primary: string;
  readonly hover: string;
  readonly active: string;
  readonly tint: string;
  /** Text, links, ink bars, chart lines and the focus ring. */
  readonly text: string;
}

/** The column of the colors. `neutral` is used until the company is known (D1). */
export type ThemePalette = BuiltInVariant | 'neutral';

function row(primary: string, hover: string, active: string, tint: string, text: string): VariantColors {
  return Object.freeze({ primary, hover, active, tint, text });
}

const MAIN_LIGHT = row('#0C4A56', '#13616F', '#07353E', '#E9F2F3', '#0C4A56');
const MAIN_DARK  = row('#1D7887', '#1F7E8E', '#155F6B', '#13282D', '#7CCBD6');

export const VARIANT_COLORS: Readonly<
  Record<'light' | 'dark', Readonly<Record<ThemePalette, VariantColors>>>
> = Object.freeze({
  light: Object.freeze({
    //                 primary    hover      active     tint       text
    main:          MAIN_LIGHT,
    invest:        row('#7A2458', '#94336E', '#5C1841', '#F8EEF4', '#7A2458'),
    bank:          row('#1A3F73', '#285593', '#112C54', '#ECF1F8', '#1A3F73'),
    international: row('#473BA5', '#5A4EBD', '#362C84', '#F0EFFA', '#473BA5'),
    other:         MAIN_LIGHT,
    neutral:       row('#4A535B', '#626B73', '#171D22', '#F1F1ED', '#4A535B'),
  }),
  dark: Object.freeze({
    //                 primary    hover      active     tint       text
    main:          MAIN_DARK,
    invest:        row('#A84A84', '#B1538C', '#8E3B6E', '#2A1A24', '#E9A3CE'),
    bank:          row('#3D6DAE', '#4777B6', '#315990', '#152333', '#98BDEB'),
    international: row('#6A5FCD', '#7267D3', '#564BB4', '#1F1D36', '#B7B0F6'),
    other:         MAIN_DARK,
    neutral:       row('#6F7A83', '#929DA5', '#4A535B', '#1E252B', '#B0B9C0'),
  }),
});
