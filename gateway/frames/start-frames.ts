import { z } from 'zod';
import { readText, type Environment } from '../kernel/environment';
import { listen, type Listener } from '../kernel/listen';
import { port, readVariables } from '../kernel/variables';
import { createFrames, FRAME_HEADERS, type FramesOptions } from './create-frames';

const VARIABLES = z.object({ FRAMES_PORT: port.default(3080) });

export interface Frames {
  /** `http://localhost:3080`, for example; never the portal's own origin. */
  readonly origin: string;
  /** Address of the demo terminal, for `webTerminalUrl`. */
  readonly terminalUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the server of the pages that the portal embeds on `FRAMES_PORT`; by default on port 3080, or on any free
 * port if that is taken.
 */
export async function startFrames(env: Environment, host: string, options: FramesOptions): Promise<Frames> {
  const app = await createFrames(options);
  const listenOn = (port: number): Promise<Listener> => listen(app, { host, port }, FRAME_HEADERS);
  const isPortConfigured = readText(env, 'FRAMES_PORT') !== undefined;
  const listener = await listenOn(readVariables(VARIABLES, env).FRAMES_PORT).catch(
    (error: NodeJS.ErrnoException) => {
      if (isPortConfigured || error.code !== 'EADDRINUSE') throw error;
      return listenOn(0);
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
