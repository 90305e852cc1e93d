import { Clock } from '../../application/ports/clock';
import { Navigation } from '../../application/own-ports/navigation';
import { Page } from '../../application/ports/page';
import { Telemetry } from '../../application/ports/telemetry';
import { ErrorStore } from '../../application/stores/error-store';
import { SiteStore } from '../../application/stores/site-store';
import { TelemetryStore } from '../../application/stores/telemetry-store';
import { bind, construct } from '../../infrastructure/di/binding';
import { observeVitals } from '../../infrastructure/telemetry/web-vitals';
import { defineFeature } from '../feature';
import { Providers } from '../providers';
import { configuredTelemetry } from '../telemetry';

/** Reports of speed and errors to the operator; loaded only where configured. */
export const feature = defineFeature({
  ports: [
    bind(Telemetry, [SiteStore, Page, Clock, Providers], (site, page, clock, providers) =>
      configuredTelemetry(site.config.telemetry, page, clock, providers),
    ),
  ],
  stores: [construct(TelemetryStore, Telemetry, Navigation, { errors: ErrorStore, site: SiteStore })],
  start: (resolve) => resolve(TelemetryStore).start(observeVitals),
});
