import { readPort, readText, type Environment } from '../web/environment';
import { listen, type Listener } from '../web/listen';
import { createFrames, FRAME_HEADERS } from './create-frames';

const USUAL_PORT = 3080;

export interface Frames {
  /** `http://localhost:3080`: never the portal's own. */
  readonly origin: string;
  /** Address of the demo terminal, for `webTerminalUrl`. */
  readonly terminalUrl: string;
  close(): Promise<void>;
}

/**
 * Opens the listener of the pages that the portal embeds, on `FRAMES_PORT`; without one on 3080, or on any free port
 * where that is in use.
 * @param clock of the gateway.
 */
export async function startFrames(env: Environment, host: string, clock: () => Date): Promise<Frames> {
  const app = await createFrames(() => clock().getTime());
  const open = (port: number): Promise<Listener> => listen(app, { host, port }, FRAME_HEADERS);
  const isChosen = readText(env, 'FRAMES_PORT') !== undefined;
  const listener = await open(readPort(env, 'FRAMES_PORT', USUAL_PORT)).catch(
    (error: NodeJS.ErrnoException) => {
      if (isChosen || error.code !== 'EADDRINUSE') throw error;
      return open(0);
    },
  );
  const origin = `http://${host === '127.0.0.1' ? host : 'localhost'}:${listener.port}`;
  return {
    origin,
    terminalUrl: `${origin}/terminal`,
    close: async () => {
      await listener.close();
      await app.close();
    },
  };
}
