import type { AliasToken } from 'antd/es/theme/interface';
import { CONSTANTS } from '../../domain/kernel/constants.table';

type Tokens = Readonly<Partial<AliasToken>>;

/** Milliseconds as a CSS duration. */
export const seconds = (ms: number) => `${ms / 1000}s`;

/** Sizes, shapes and motion, the same for all brands. Font faces and sizes of scripts are in `base.css`. */
export const SHARED_TOKENS: Tokens = Object.freeze({
  fontFamily: 'var(--p-font)',
  fontFamilyCode: 'var(--p-font-mono)',
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontSizeXL: 20,
  fontSizeHeading1: 32,
  fontSizeHeading2: 24,
  fontSizeHeading3: 24,
  fontSizeHeading4: 20,
  fontSizeHeading5: 16,
  lineHeight: 20 / 14,
  lineHeightSM: 16 / 12,
  lineHeightLG: 24 / 16,
  lineHeightHeading1: 40 / 32,
  lineHeightHeading2: 32 / 24,
  lineHeightHeading3: 32 / 24,
  lineHeightHeading4: 28 / 20,
  lineHeightHeading5: 24 / 16,
  fontWeightStrong: 600,
  borderRadiusXS: 4,
  borderRadiusSM: 4,
  borderRadius: 6,
  borderRadiusLG: 10,
  controlHeightSM: 28,
  controlHeight: 36,
  controlHeightLG: 44,
  lineWidthFocus: 2,
  motionDurationFast: seconds(CONSTANTS.fadeMs),
  // Pop-ups and drawers take the same time.
  motionDurationMid: seconds(CONSTANTS.modalMs),
  motionDurationSlow: seconds(CONSTANTS.collapseMs),
  boxShadow: 'var(--p-shadow-popup)',
  boxShadowSecondary: 'var(--p-shadow-popup)',
  boxShadowTertiary: 'none',
});

/** Colors that all brands share, by scheme. */
export const SCHEME_TOKENS: Readonly<Record<'light' | 'dark', Tokens>> = Object.freeze({
  light: Object.freeze({
    colorBgLayout: '#F6F6F3',
    colorBgContainer: '#FFFFFF',
    colorBgElevated: '#FFFFFF',
    colorBgSpotlight: '#20272D',
    colorFillQuaternary: '#FAFAF8',
    colorFillAlter: '#FAFAF8',
    colorFillTertiary: '#F1F1ED',
    colorFillSecondary: '#E8E8E3',
    colorFill: '#DDDED9',
    colorText: '#171D22',
    colorTextSecondary: '#4A535B',
    colorTextTertiary: '#626B73',
    colorTextQuaternary: '#666F77',
    colorTextPlaceholder: '#666F77',
    colorTextDisabled: '#9AA1A7',
    colorBorder: '#868D93',
    colorBorderSecondary: '#DDDED9',
    colorSplit: '#E9E9E5',
    colorSuccess: '#007064',
    colorSuccessBg: '#E7F4F0',
    colorSuccessBorder: '#A3D3C6',
    colorWarning: '#8A5800',
    colorWarningBg: '#FDF5E3',
    colorWarningBorder: '#E8CD92',
    colorError: '#B3261A',
    colorErrorBg: '#FCEEEB',
    colorErrorBorder: '#ECB8AF',
    colorInfo: '#2F5D8A',
    colorInfoBg: '#EDF3F9',
    colorInfoBorder: '#B7CCE2',
  }),
  dark: Object.freeze({
    colorBgLayout: '#0C1013',
    colorBgContainer: '#12171B',
    colorBgElevated: '#1C2329',
    colorBgSpotlight: '#2C353C',
    colorFillQuaternary: '#161C21',
    colorFillAlter: '#161C21',
    colorFillTertiary: '#1E252B',
    colorFillSecondary: '#29323A',
    colorFill: '#303941',
    colorText: '#E8ECEE',
    colorTextSecondary: '#B0B9C0',
    colorTextTertiary: '#929DA5',
    colorTextQuaternary: '#8C979F',
    colorTextPlaceholder: '#8C979F',
    colorTextDisabled: '#5F6A72',
    colorBorder: '#6F7A83',
    colorBorderSecondary: '#303941',
    colorSplit: '#232B31',
    colorSuccess: '#45CDB4',
    colorSuccessBg: '#10271F',
    colorSuccessBorder: '#1F5A47',
    colorWarning: '#E5B252',
    colorWarningBg: '#2A2111',
    colorWarningBorder: '#5E4A1E',
    colorError: '#FF7B67',
    colorErrorBg: '#301A17',
    colorErrorBorder: '#6E332B',
    colorInfo: '#85B6E6',
    colorInfoBg: '#14232F',
    colorInfoBorder: '#2A4A66',
  }),
});

const TALL: Tokens = Object.freeze({ fontSize: 15, lineHeight: 24 / 15 });

/** Scripts that need more space, by two-letter language. */
export const SCRIPT_TOKENS: Readonly<Record<string, Tokens>> = Object.freeze({
  th: TALL,
  hi: TALL,
  ur: Object.freeze({ ...TALL, fontSizeSM: 13, lineHeightSM: 20 / 13 }),
});
