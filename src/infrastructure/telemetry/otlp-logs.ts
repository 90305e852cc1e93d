import type { TelemetryEvent } from '../../domain/telemetry/telemetry-event';

/** A value as OTLP's JSON writes it: integers of 64 bits are texts there. */
type AnyValue =
  | { readonly stringValue: string }
  | { readonly doubleValue: number }
  | { readonly arrayValue: { readonly values: readonly { readonly intValue: string }[] } };

interface Attribute {
  readonly key: string;
  readonly value: AnyValue;
}

/** One log record of OTLP. */
export interface LogRecord {
  readonly timeUnixNano: string;
  readonly severityNumber: number;
  readonly eventName: string;
  readonly attributes: readonly Attribute[];
}

/** OpenTelemetry's numbers of the severities that the portal knows. */
const SEVERITY = { vital: 9, error: 17 } as const;

const attribute = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } });

/** An event as a log record; names are OpenTelemetry's where it has them. `now` is in milliseconds since the epoch. */
export function logRecord(event: TelemetryEvent, now: number): LogRecord {
  const [eventName, attributes] = event.kind === 'vital' ? vital(event) : error(event);
  return {
    timeUnixNano: `${now}000000`,
    severityNumber: SEVERITY[event.kind],
    eventName,
    attributes: [...attributes, attribute('portico.route', event.route)],
  };
}

function vital({ name, value, rating }: Extract<TelemetryEvent, { kind: 'vital' }>) {
  return [
    'browser.web_vital',
    [
      attribute('browser.web_vital.name', name.toLowerCase()),
      { key: 'browser.web_vital.value', value: { doubleValue: value } },
      attribute('browser.web_vital.rating', rating),
    ],
  ] as const;
}

function error({ name, message, stack, codes }: Extract<TelemetryEvent, { kind: 'error' }>) {
  const values = codes.map((code) => ({ intValue: String(code) }));
  return [
    'exception',
    [
      attribute('exception.type', name),
      attribute('exception.message', message),
      attribute('exception.stacktrace', stack),
      { key: 'portico.error.codes', value: { arrayValue: { values } } },
    ],
  ] as const;
}

/** The body of a call to `/v1/logs`. */
export function logsRequest(logRecords: readonly LogRecord[], version: string) {
  const attributes = [attribute('service.name', 'portico'), attribute('service.version', version)];
  return {
    resourceLogs: [{ resource: { attributes }, scopeLogs: [{ scope: { name: 'portico' }, logRecords }] }],
  };
}
