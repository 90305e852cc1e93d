import defaultAlgorithm from 'antd/es/theme/themes/default';
import seedToken from 'antd/es/theme/themes/seed';
import formatToken from 'antd/es/theme/util/alias';

/** Names of all Ant Design tokens, which `brand.tokens` may override (D2). */
export const BRAND_TOKEN_NAMES: ReadonlySet<string> = new Set(
  Object.keys(formatToken({ ...defaultAlgorithm(seedToken), override: {} })),
);
