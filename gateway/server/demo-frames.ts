import type { PortalConfig } from '../../src/domain/site/config/portal-config';
import { startFrames, type Frames } from '../frames/start-frames';
import { Cashier } from '../money/cashier';
import { createTerminal } from '../terminal/create-terminal';
import { createSimulatedWallets } from '../wallet/create-wallet-services';
import { readText } from '../kernel/environment';
import type { GatewayParts } from './open-parts';
import { terminalColors } from './terminal-colors';

/**
 * Starts the demo's research pages, terminal and cashier. In production, the addresses of suppliers' pages are configured
 * instead.
 * @param stopSignal ends the terminal's streams.
 * @param warn logs their errors.
 */
export async function startDemoFrames(
  parts: GatewayParts,
  stopSignal: AbortSignal,
  warn: (error: unknown) => void,
): Promise<Frames | undefined> {
  const { clock, data, dealing, env, moneyProgress, passwords, portal, settings } = parts;
  if (settings.mode !== 'demo') return undefined;
  const deps = { db: data.db, clock: clock.now };
  const pages = {
    cashier: new Cashier({ ...deps, progress: moneyProgress }),
    brandNameOf: portal.servedCompanies.brandNameOf,
    simulatedWallets: createSimulatedWallets(data.db, clock.now),
  };
  const terminal = createTerminal({ ...deps, dealing, passwords, stopSignal, warn });
  const builtPortal = { companies: portal.servedCompanies.companiesBeforeConfig, manifest: portal.manifest };
  const colorsOf = (companyId: number) => terminalColors(portal.config, companyId, builtPortal);
  return startFrames(env, settings.host, { now: () => clock.now().getTime(), pages, terminal, colorsOf });
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

/** The address of the demo's own terminal in the colours of a company; undefined if another terminal is configured. */
export function ownTerminalOf(
  config: PortalConfig,
  frames: Frames | undefined,
): ((companyId: number) => string) | undefined {
  if (!frames || config.webTerminalUrl !== frames.terminalUrl) return undefined;
  return (companyId) => `${frames.terminalUrl}?company=${companyId}`;
}
