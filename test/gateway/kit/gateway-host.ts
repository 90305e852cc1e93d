/*
 * A process with the gateways of many suites, one after another, so that the code is loaded once. It is a process of
 * its own because PGlite loads its engine by dynamic imports, which Jest's module sandbox refuses.
 */
import { createTestGateway, type TestGateway } from './test-gateway';
import type { HostReport, HostRequest } from './messages';

const gateways = new Map<number, TestGateway>();

async function answer({ gateway: number, start, command }: HostRequest): Promise<Omit<HostReport, 'id'>> {
  if (start) {
    const gateway = await createTestGateway(start);
    gateways.set(number, gateway);
    return { addresses: gateway.addresses };
  }
  const gateway = gateways.get(number);
  if (!gateway || !command) throw new Error(`there is no gateway ${number}`);
  const rows = await gateway.execute(command);
  if (command.do === 'stop') gateways.delete(number);
  return { rows };
}

async function handleRequest(request: HostRequest): Promise<void> {
  const report: Omit<HostReport, 'id'> = await answer(request).catch((error: unknown) => ({
    error: String(error),
  }));
  process.send?.({ id: request.id, ...report } satisfies HostReport);
}

process.on('message', (request: HostRequest) => void handleRequest(request));
process.on('disconnect', () => process.exit());
