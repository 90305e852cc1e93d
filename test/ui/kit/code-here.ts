import type { Code } from '../../../src/ui/router/code-context';

/** Everything that a view asks for is here already; no screen is asked for. */
export const CODE_HERE: Code = {
  screen: () => new Promise<never>(() => undefined),
  feature: async () => undefined,
  has: () => true,
  state: () => undefined,
};
