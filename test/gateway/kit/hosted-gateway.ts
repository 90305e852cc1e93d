import type { ChildProcess } from 'node:child_process';
import { forkProgram } from '../../gateway-kit/program';
import type { GatewayAddresses, GatewayCommand, GatewayOptions, HostReport, HostRequest } from './messages';

const PROGRAM = 'test/gateway/kit/gateway-host.ts';

/** WorkerState by test/jest/node-environment.cjs gives it to each suite of a worker. */
interface WorkerState {
  host?: ChildProcess;
  lastRequest?: number;
  lastGateway?: number;
}
declare global {
  var gatewayWorkerState: WorkerState | undefined;
}
const workerState: WorkerState = (globalThis.gatewayWorkerState ??= {});

export interface HostedGateway {
  addresses: GatewayAddresses;
  ask(command: GatewayCommand): Promise<Record<string, unknown>[]>;
}

/** Starts a gateway in this worker's process for gateways. */
export async function startHostedGateway(start: GatewayOptions): Promise<HostedGateway> {
  const gateway = (workerState.lastGateway ?? 0) + 1;
  workerState.lastGateway = gateway;
  const { addresses } = await send({ gateway, start });
  if (!addresses) throw new Error('the gateway has no address');
  return { addresses, ask: async (command) => (await send({ gateway, command })).rows ?? [] };
}

/** The process is of no concern to Jest's end: it ends when its channel closes. */
function startHost(): ChildProcess {
  const host = forkProgram(PROGRAM, []);
  host.unref();
  host.channel?.unref();
  // Each command under way listens for its own report.
  host.setMaxListeners(100);
  return host;
}

function send(request: Omit<HostRequest, 'id'>): Promise<HostReport> {
  const host = workerState.host?.connected ? workerState.host : (workerState.host = startHost());
  const id = (workerState.lastRequest ?? 0) + 1;
  workerState.lastRequest = id;
  return new Promise((resolve, reject) => {
    const onReport = (report: HostReport) => {
      if (report.id !== id) return;
      end();
      if (report.error === undefined) resolve(report);
      else reject(new Error(report.error));
    };
    const onExit = (code: number | null) => {
      end();
      reject(new Error(`the process of the gateways ended with ${String(code)}`));
    };
    const end = () => {
      host.off('message', onReport).off('exit', onExit);
      if (host.listenerCount('message') === 0) host.channel?.unref();
    };
    host.on('message', onReport).on('exit', onExit);
    host.channel?.ref();
    host.send({ id, ...request });
  });
}
