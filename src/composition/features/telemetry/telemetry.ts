import { Clock } from '../../../application/kernel/ports/clock';
import { Navigation } from '../../../application/kernel/core-ports/navigation';
import { Page } from '../../../application/kernel/ports/page';
import { Telemetry } from '../../../application/telemetry/ports/telemetry';
import { ErrorStore } from '../../../application/kernel/error-store';
import { SiteStore } from '../../../application/site/site-store';
import { TelemetryStore } from '../../../application/telemetry/telemetry-store';
import { bind, construct } from '../../../infrastructure/di/binding';
import { observeVitals } from '../../../infrastructure/telemetry/web-vitals';
import { defineFeature } from '../../feature';
import { Providers } from '../../extensions/providers';
import { configuredTelemetry } from '../../start/telemetry';

/** Reports of speed and errors to the operator; loaded only where configured. */
export const feature = defineFeature({
  row: { chunk: 'telemetry' },
  ports: [
    bind(Telemetry, [SiteStore, Page, Clock, Providers], (site, page, clock, providers) =>
      configuredTelemetry(site.config.telemetry, page, clock, providers),
    ),
  ],
  stores: [construct(TelemetryStore, Telemetry, Navigation, { errors: ErrorStore, site: SiteStore })],
  start: (resolve) => resolve(TelemetryStore).start(observeVitals),
});
