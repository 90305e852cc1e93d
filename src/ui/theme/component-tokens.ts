import type { ThemeConfig } from 'antd/es/config-provider/context';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import { seconds } from './shared-tokens';

type ComponentTokens = NonNullable<ThemeConfig['components']>;

const TEXT = 'var(--ant-color-primary-text)';
const RING = { activeBorderColor: TEXT, hoverBorderColor: TEXT, activeShadow: `inset 0 0 0 1px ${TEXT}` };

/** Overrides of single Ant Design components. */
export const COMPONENT_TOKENS: ComponentTokens = {
  Button: {
    fontWeight: 600,
    contentFontSizeLG: 14,
    borderRadiusLG: 6,
    defaultBorderColor: 'var(--ant-color-border-secondary)',
    defaultHoverBorderColor: 'var(--ant-color-border)',
    defaultHoverColor: 'var(--ant-color-text)',
    defaultActiveBorderColor: 'var(--ant-color-border)',
    defaultActiveColor: 'var(--ant-color-text)',
    defaultShadow: 'none',
    primaryShadow: 'none',
    dangerShadow: 'none',
  },
  Card: { bodyPadding: 20 },
  Drawer: { motionDurationSlow: seconds(CONSTANTS.offcanvasMs) },
  Dropdown: { motionDurationMid: seconds(CONSTANTS.fadeMs) },
  Form: { labelFontSize: 14 },
  Input: { ...RING, inputFontSizeLG: 14, errorActiveShadow: 'inset 0 0 0 1px var(--ant-color-error)' },
  Modal: {
    motionDurationSlow: seconds(CONSTANTS.modalMs),
    boxShadow: 'var(--p-shadow-modal)',
    colorBgMask: 'var(--p-scrim)',
    titleFontSize: 16,
    titleLineHeight: 24 / 16,
  },
  Segmented: {
    trackBg: 'var(--ant-color-fill-tertiary)',
    itemSelectedBg: 'var(--ant-color-primary-bg)',
    itemSelectedColor: TEXT,
  },
  Select: { ...RING, activeOutlineColor: 'transparent', optionSelectedFontWeight: 600 },
  Table: {
    headerBg: 'var(--ant-color-fill-alter)',
    headerColor: 'var(--ant-color-text-secondary)',
    headerSplitColor: 'transparent',
    rowHoverBg: 'var(--ant-color-fill-alter)',
    cellPaddingBlock: 8,
    headerBorderRadius: 0,
  },
  Tabs: {
    itemSelectedColor: TEXT,
    itemHoverColor: 'var(--ant-color-text)',
    inkBarColor: TEXT,
    horizontalItemGutter: 24,
  },
};
