import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Measure } from '../../domain/telemetry/telemetry-event';

/** Calls back with each measure of this page load when it is final, including measures from before this call. */
export function observeVitals(listener: (measure: Measure) => void): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(listener);
}
