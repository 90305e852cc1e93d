import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import { startFrames, type Frames } from '../frames/start-frames';
import { Cashier } from '../money/cashier';
import { createSimulatedWallets } from '../wallet/create-wallet-services';
import { readText } from '../kernel/environment';
import type { GatewayParts } from './open-parts';

/**
 * Starts the demo's research pages, terminal and cashier. Production has none: there, the addresses of suppliers'
 * pages are configured.
 */
export async function startDemoFrames(parts: GatewayParts): Promise<Frames | undefined> {
  const { clock, data, env, moneyProgress, portal, settings } = parts;
  if (settings.mode !== 'demo') return undefined;
  return startFrames(env, settings.host, clock.now, {
    cashier: new Cashier({ db: data.db, clock: clock.now, progress: moneyProgress }),
    brandNameOf: portal.servedCompanies.brandNameOf,
    simulatedWallets: createSimulatedWallets(data.db, clock.now),
  });
}

/**
 * The portal's configuration, with the demo's terminal if no other is configured: neither by the environment nor in
 * `builtConfig`, the file of the build. `config` is that file with the environment's values.
 */
export function configWithTerminal(
  { env, portal: { builtConfig, config } }: Pick<GatewayParts, 'env' | 'portal'>,
  frames: Frames | undefined,
): PortalConfig {
  const hasTerminal =
    readText(env, 'PORTICO_WEB_TERMINAL_URL') !== undefined || builtConfig['webTerminalUrl'] !== undefined;
  return hasTerminal || !frames ? config : { ...config, webTerminalUrl: frames.terminalUrl };
}
