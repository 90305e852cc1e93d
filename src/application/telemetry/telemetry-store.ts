import {
  countEvent,
  errorEvent,
  routeLabel,
  vitalEvent,
  type Measure,
  type RouteLabel,
  type TelemetryEvent,
  type ReportCounts,
} from '../../domain/telemetry/telemetry-event';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { Telemetry } from './ports/telemetry';
import type { ErrorStore } from '../kernel/error-store';
import type { SiteStore } from '../site/site-store';

/** Reports measurements and errors, scrubbed and limited in number. */
export class TelemetryStore {
  #sentCounts: ReportCounts = {};
  readonly #telemetry: Telemetry;
  readonly #navigation: Navigation;
  readonly #stores: { errors: ErrorStore; site: SiteStore };

  constructor(telemetry: Telemetry, navigation: Navigation, stores: { errors: ErrorStore; site: SiteStore }) {
    this.#telemetry = telemetry;
    this.#navigation = navigation;
    this.#stores = stores;
  }

  /**
   * Called once per page load, when the portal is ready.
   * @param observe calls the listener with each measure of this page load.
   */
  start(observe: (listener: (measure: Measure) => void) => void): void {
    const initialRoute = this.#route;
    observe((measure) => this.#report(vitalEvent(measure, initialRoute)));
    this.#stores.errors.listen((error) => this.#report(errorEvent(error, this.#route)));
  }

  get #route(): RouteLabel {
    return routeLabel(this.#navigation.current().path, this.#stores.site.pages);
  }

  #report(event: TelemetryEvent): void {
    const counts = countEvent(this.#sentCounts, event);
    if (!counts) return;
    this.#sentCounts = counts;
    try {
      this.#telemetry.record(event);
    } catch {
      // A telemetry adapter that throws must neither break the portal nor be reported as an error itself.
    }
  }
}
