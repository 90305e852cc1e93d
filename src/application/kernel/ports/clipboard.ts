import { port } from '../port';

/** The clipboard, for the copy buttons. Never rejects. */
export interface Clipboard {
  /** Copies plain text; resolves to false if the browser refuses. */
  write(text: string): Promise<boolean>;
}
export const Clipboard = port<Clipboard>('Clipboard');
