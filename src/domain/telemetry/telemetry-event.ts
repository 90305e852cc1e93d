import { contributedScreenAt } from '../access/contributed-pages';
import type { KnownPages } from '../site/contributed-screens';
import { routeOfPath } from '../access/routes';
import { isPortalError } from '../kernel/errors';
import { portalFrames, scrubMessage } from './scrub';
import { HARMLESS_MESSAGES, TELEMETRY_LIMITS } from './telemetry-limits.table';

/** The address in a report: the key of its route or of an extension's screen, else `unknown`. */
export type RouteLabel = string;

/** A Core Web Vital or a related measure of the browser. */
export interface Measure {
  readonly name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
  /** Milliseconds; CLS has no unit. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
}

/** A measure of this page load. */
export interface VitalEvent extends Measure {
  readonly kind: 'vital';
  /** The route on which the page was opened. */
  readonly route: RouteLabel;
}

/** An error that the portal could not handle, without any data about the client. */
export interface ErrorEvent {
  readonly kind: 'error';
  /** Class of the error, e.g. `TypeError`; `Thrown` for a thrown value that is not an `Error`. */
  readonly name: string;
  readonly message: string;
  /** Frames in the portal's files, one a line, e.g. `main.0a1b2c.js:1:2345`. */
  readonly stack: string;
  /** The client's route at the time of the error. */
  readonly route: RouteLabel;
  /** The gateway's error codes, if the gateway has sent the error. */
  readonly codes: readonly number[];
}

/** The events that telemetry reports. */
export type TelemetryEvent = VitalEvent | ErrorEvent;

/** The route of a path without language prefix. */
export function routeLabel(path: string, { slugs, screens }: KnownPages): RouteLabel {
  return routeOfPath(path, ...slugs) ?? contributedScreenAt(screens, path)?.key ?? 'unknown';
}

/** The report of a measure, rounded to a useful precision. */
export function vitalEvent({ name, value, rating }: Measure, route: RouteLabel): VitalEvent {
  const digits = name === 'CLS' ? 4 : 0;
  return { kind: 'vital', name, value: Number(value.toFixed(digits)), rating, route };
}

const ERROR_NAME = /^[A-Z][A-Za-z]{0,59}$/;

/** The report of a thrown value. An object that is not an `Error` is omitted, since it may contain any data. */
export function errorEvent(thrownValue: unknown, route: RouteLabel): ErrorEvent {
  if (!(thrownValue instanceof Error)) {
    const message = typeof thrownValue === 'string' ? scrubMessage(thrownValue) : '';
    return { kind: 'error', name: 'Thrown', message, stack: '', route, codes: [] };
  }
  return {
    kind: 'error',
    name: ERROR_NAME.test(thrownValue.name) ? thrownValue.name : 'Error',
    message: scrubMessage(thrownValue.message),
    stack: portalFrames(thrownValue.stack ?? ''),
    route,
    codes: isPortalError(thrownValue) ? thrownValue.codes : [],
  };
}

/** Number of reports in this page load, by kind of event. */
export type ReportCounts = Readonly<Record<string, number>>;

/** Counts an event; undefined if it must not be reported, because it is harmless, repeated or over the limit. */
export function countEvent(counts: ReportCounts, event: TelemetryEvent): ReportCounts | undefined {
  if (event.kind === 'error' && HARMLESS_MESSAGES.some((prefix) => event.message.startsWith(prefix)))
    return undefined;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const key = event.kind === 'vital' ? event.name : `${event.name}: ${event.message} ${event.stack}`;
  const count = counts[key] ?? 0;
  const limit = event.kind === 'vital' ? 1 : TELEMETRY_LIMITS.sameError;
  // Vitals are few but late: they are reported even if errors have used up the limit.
  if (count >= limit || (event.kind === 'error' && total >= TELEMETRY_LIMITS.events)) return undefined;
  return { ...counts, [key]: count + 1 };
}
