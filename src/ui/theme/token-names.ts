import defaultAlgorithm from 'antd/es/theme/themes/default';
import seedToken from 'antd/es/theme/themes/seed';
import formatToken from 'antd/es/theme/util/alias';

let names: ReadonlySet<string> | undefined;

/** Names of all Ant Design tokens: what `brand.tokens` may hold (decisions 2). Worked out when first asked for. */
export function tokenNames(): ReadonlySet<string> {
  names ??= new Set(Object.keys(formatToken({ ...defaultAlgorithm(seedToken), override: {} })));
  return names;
}
