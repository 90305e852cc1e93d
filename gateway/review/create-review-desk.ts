import { Attempts } from '../kernel/attempts';
import type { DocumentStore } from '../documents/stores/document-store';
import { Uploads } from '../documents/uploads';
import { Quotas } from '../kernel/quotas';
import type { Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import type { ServedCompanies } from '../site/served-companies';
import type { ReviewDesk } from './register-reviews';
import { Reviews } from './reviews';

interface ReviewDeskDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly served: ServedCompanies;
  readonly store: DocumentStore;
  readonly warn: (error: unknown) => void;
}

/** Creates the services for reviews over HTTP. */
export function createReviewDesk(key: string, deps: ReviewDeskDeps): ReviewDesk {
  const { clock, db, served, warn } = deps;
  const files = new Uploads({ ...deps, quotas: new Quotas(clock) });
  return {
    key,
    warn,
    reviews: new Reviews(db, clock, served),
    attempts: new Attempts(db, clock),
    content: (id) => files.readContent(id),
  };
}
