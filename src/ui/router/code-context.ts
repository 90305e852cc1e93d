import { createContext, type ComponentType } from 'react';
import type { PortToken } from '../../application/kernel/port';
import type { CodeKey } from './code-key';

/** Where views find code that comes later. The composition supplies it. */
export interface Code {
  /** The view of a screen, one promise each; rejects when it can't be had. */
  screen(key: CodeKey): Promise<ComponentType>;
  /** Whether the stores and texts of a feature are here. */
  has(key: string): boolean;
  /**
   * Brings the stores and texts of a feature. When they can't be loaded a page in use is not reloaded; they are asked
   * for again until they come. Rejects only for a feature that does not exist.
   */
  feature(key: string): Promise<void>;
  /** What is still to come before a state is there, one promise for each; `undefined` once it is. */
  state(token: PortToken<unknown>): Promise<unknown> | undefined;
}

const missing = () => Promise.reject(new Error('No code: wrap the view in CodeContext.'));

export const CodeContext = createContext<Code>({
  screen: missing,
  feature: missing,
  has: () => false,
  state: () => undefined,
});
