import { Attempts } from '../db/attempts';
import type { DocumentStore } from '../documents/stores/document-store';
import { Uploads } from '../documents/uploads';
import { Quotas } from '../db/quotas';
import type { Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import type { ServedCompanies } from '../site/served-companies';
import type { ReviewServices } from './register-reviews';
import { Reviews } from './reviews';

interface ReviewServicesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly servedCompanies: ServedCompanies;
  readonly store: DocumentStore;
  readonly warn: (error: unknown) => void;
}

/** Creates the services for reviews over HTTP. */
export function createReviewServices(key: string, deps: ReviewServicesDeps): ReviewServices {
  const { clock, db, servedCompanies, warn } = deps;
  const uploads = new Uploads({ ...deps, quotas: new Quotas(clock) });
  return {
    key,
    warn,
    reviews: new Reviews(db, clock, servedCompanies),
    attempts: new Attempts(db, clock),
    readContent: (id) => uploads.readContent(id),
  };
}
