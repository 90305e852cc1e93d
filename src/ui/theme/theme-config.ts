import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { MappingAlgorithm } from 'antd/es/theme/interface';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import { COMPONENT_TOKENS } from './component-tokens';
import { designTokens, type ThemeChoice } from './design-tokens';

/** Class under which Ant Design writes its variables. `<html>` has it, so that our own rules can use them. */
export const TOKEN_SCOPE = 'p';

/** Restores the seed colors, which Ant Design's algorithms change, the dark one visibly. */
const exactSeeds: MappingAlgorithm = (seed, map = defaultAlgorithm(seed)) => {
  const { colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink } = seed;
  return { ...map, colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink };
};

const LIGHT: MappingAlgorithm[] = [defaultAlgorithm, exactSeeds];
const DARK: MappingAlgorithm[] = [darkAlgorithm, exactSeeds];

/** Ant Design's configuration for a brand, a scheme and a script. */
export function themeConfig(choice: ThemeChoice, isMotionReduced = false): ThemeConfig {
  return {
    algorithm: choice.dark ? DARK : LIGHT,
    cssVar: { key: TOKEN_SCOPE, prefix: 'ant' },
    hashed: false,
    token: { ...designTokens(choice), ...(isMotionReduced && { motion: false }) },
    components: COMPONENT_TOKENS,
  };
}
