import type { Code } from '../../../src/ui/router/code-context';

/** A portal whose features have all loaded; no screen is ever requested. */
export const LOADED_CODE: Code = {
  loadScreen: () => new Promise<never>(() => undefined),
  feature: async () => undefined,
  has: () => true,
  state: () => undefined,
};
