import { port } from './port';

export interface Clipboard {
  /** Copies plain text; resolves to false where the browser refuses. */
  write(text: string): Promise<boolean>;
}
export const Clipboard = port<Clipboard>('Clipboard');
