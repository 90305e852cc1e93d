import { contributedScreenAt } from '../access/contributed-pages';
import type { KnownPages } from '../site/contributed-screens';
import { routeOfPath } from '../access/routes';
import { isPortalError } from '../kernel/errors';
import { ownFrames, scrubMessage } from './scrub';
import { HARMLESS_MESSAGES, TELEMETRY_LIMITS } from './telemetry-limits.table';

/** All that telemetry learns about an address: the key of its route or of an extension's screen, `unknown` for any other. */
export type RouteLabel = string;

/** A Core Web Vital or a related measure, as the browser took it. */
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

/** An error that the portal could not handle, without anything about the client it happened to. */
export interface ErrorEvent {
  readonly kind: 'error';
  /** Class of the error, e.g. `TypeError`; `Thrown` for a value that is no error. */
  readonly name: string;
  readonly message: string;
  /** The portal's own files, `main.0a1b2c.js:1:2345` a line. */
  readonly stack: string;
  /** The client's route at the time of the error. */
  readonly route: RouteLabel;
  /** The gateway's error codes, where the error comes from there. */
  readonly codes: readonly number[];
}

/** All that telemetry ever reports. */
export type TelemetryEvent = VitalEvent | ErrorEvent;

/** The route of a path without language prefix. */
export function routeLabel(path: string, { slugs, screens }: KnownPages): RouteLabel {
  return routeOfPath(path, ...slugs) ?? contributedScreenAt(screens, path)?.key ?? 'unknown';
}

/** A measurement as it may be reported: its three values only, rounded to a useful precision. */
export function vitalEvent({ name, value, rating }: Measure, route: RouteLabel): VitalEvent {
  const digits = name === 'CLS' ? 4 : 0;
  return { kind: 'vital', name, value: Number(value.toFixed(digits)), rating, route };
}

const ERROR_NAME = /^[A-Z][A-Za-z]{0,59}$/;

/** A report of a thrown value. The content of an object that is no error is left out, since it may hold any data. */
export function errorEvent(thrown: unknown, route: RouteLabel): ErrorEvent {
  if (!(thrown instanceof Error)) {
    const message = typeof thrown === 'string' ? scrubMessage(thrown) : '';
    return { kind: 'error', name: 'Thrown', message, stack: '', route, codes: [] };
  }
  return {
    kind: 'error',
    name: ERROR_NAME.test(thrown.name) ? thrown.name : 'Error',
    message: scrubMessage(thrown.message),
    stack: ownFrames(thrown.stack ?? ''),
    route,
    codes: isPortalError(thrown) ? thrown.codes : [],
  };
}

/** Number of reports in this page load, by event. */
export type ReportCounts = Readonly<Record<string, number>>;

/** Counts an event; undefined if it must not be reported: it is harmless, a repetition, or over the limit. */
export function countEvent(counts: ReportCounts, event: TelemetryEvent): ReportCounts | undefined {
  if (event.kind === 'error' && HARMLESS_MESSAGES.some((start) => event.message.startsWith(start)))
    return undefined;
  const all = Object.values(counts).reduce((sum, times) => sum + times, 0);
  const key = event.kind === 'vital' ? event.name : `${event.name}: ${event.message} ${event.stack}`;
  const times = counts[key] ?? 0;
  const most = event.kind === 'vital' ? 1 : TELEMETRY_LIMITS.sameError;
  // Vitals come late and are few, so errors never use up their share of the limit.
  if (times >= most || (event.kind === 'error' && all >= TELEMETRY_LIMITS.events)) return undefined;
  return { ...counts, [key]: times + 1 };
}
