import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtlpValue {
  stringValue?: string;
  intValue?: string;
  doubleValue?: number;
  arrayValue?: { values: OtlpValue[] };
}

interface OtlpAttribute {
  key: string;
  value: OtlpValue;
}

export interface OtlpRecord {
  timeUnixNano: string;
  eventName: string;
  severityNumber: number;
  attributes: OtlpAttribute[];
}

/** The body of a call to `/v1/logs` in the OTLP format. */
interface OtlpLogs {
  resourceLogs: { resource: { attributes: OtlpAttribute[] }; scopeLogs: { logRecords: OtlpRecord[] }[] }[];
}

export interface CollectorCall {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: OtlpLogs;
}

/** Attribute values by name. */
export function valuesOf(attributes: readonly OtlpAttribute[]): Record<string, unknown> {
  const read = (value: OtlpValue): unknown =>
    value.intValue === undefined
      ? (value.stringValue ?? value.doubleValue ?? value.arrayValue?.values.map(read))
      : Number(value.intValue);
  return Object.fromEntries(attributes.map(({ key, value }) => [key, read(value)]));
}

/** A local OTLP/HTTP collector. */
export async function startCollector() {
  const calls: CollectorCall[] = [];
  const waitingChecks = new Set<() => void>();
  let status = 200;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      calls.push({ path: request.url, headers: request.headers, body: JSON.parse(text) as OtlpLogs });
      response.writeHead(status, { connection: 'close', 'content-type': 'application/json' }).end('{}');
      for (const check of waitingChecks) check();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  /** Resolves once the condition is true. */
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!condition()) return;
        waitingChecks.delete(check);
        resolve();
      };
      waitingChecks.add(check);
      check();
    });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/otlp`,
    calls,
    until,
    answer: (code: number) => void (status = code),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
