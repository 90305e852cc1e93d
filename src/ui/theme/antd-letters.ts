import { TOKEN_SCOPE } from './theme-config';

/** Sizes that Ant Design sets in pixels on each of its parts; they take the page's, which follow the browser's letters. */
const INHERITED = [
  'font-size',
  'font-size-sm',
  'font-size-lg',
  'font-size-xl',
  'control-height',
  'control-height-lg',
];

/** Sizes of single parts, by the size of the page that they have. */
const PARTS = {
  'font-size-sm': ['font-size-icon'],
  'font-size': [
    'button-content-font-size',
    'button-content-font-size-sm',
    'button-content-font-size-lg',
    'date-picker-input-font-size',
    'date-picker-input-font-size-sm',
    'input-input-font-size',
    'input-input-font-size-sm',
    'input-input-font-size-lg',
    'select-option-font-size',
    'steps-icon-font-size',
    'tabs-title-font-size',
    'tabs-title-font-size-sm',
    'table-cell-font-size',
    'table-cell-font-size-md',
    'table-cell-font-size-sm',
  ],
  'font-size-lg': ['date-picker-input-font-size-lg', 'tabs-title-font-size-lg', 'modal-title-font-size'],
};

/** The rule that scales letters and controls of Ant Design with the letter size of the browser. */
export const ANTD_LETTERS = `html .${TOKEN_SCOPE}.${TOKEN_SCOPE}.${TOKEN_SCOPE}{${[
  ...INHERITED.map((name) => `--ant-${name}:inherit`),
  ...Object.entries(PARTS).flatMap(([size, names]) =>
    names.map((name) => `--ant-${name}:var(--ant-${size})`),
  ),
].join(';')}}`;
