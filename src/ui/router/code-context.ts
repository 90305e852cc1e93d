import { createContext, type ComponentType } from 'react';
import type { PortToken } from '../../application/kernel/port';
import type { CodeKey } from './code-key';

/** Loads code for views. The composition supplies it. */
export interface Code {
  /** The view of a screen, one promise for each. Rejects if it can't be loaded. */
  loadScreen(key: CodeKey): Promise<ComponentType>;
  /** True if the stores and texts of a feature are loaded. */
  has(key: string): boolean;
  /**
   * Loads the stores and texts of a feature. After a failure it tries again until it succeeds, and does not reload the
   * page. Rejects only for a feature that does not exist.
   */
  feature(key: string): Promise<void>;
  /** The pending load of a state's code, one promise for each; `undefined` once it is loaded. */
  state(token: PortToken<unknown>): Promise<unknown> | undefined;
}

const rejectMissing = () => Promise.reject(new Error('No code: wrap the view in CodeContext.'));

export const CodeContext = createContext<Code>({
  loadScreen: rejectMissing,
  feature: rejectMissing,
  has: () => false,
  state: () => undefined,
});
