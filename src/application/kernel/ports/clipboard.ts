import { port } from '../port';

/** Where the client pastes from, for the buttons that copy. Never rejects. */
export interface Clipboard {
  /** Copies plain text; resolves to false where the browser refuses. */
  write(text: string): Promise<boolean>;
}
export const Clipboard = port<Clipboard>('Clipboard');
