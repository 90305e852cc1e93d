import type { Sites } from '../../application/site/ports/sites';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { SiteDomain } from '../../domain/site/site-domain';
import type { FakeBackend } from '../portal/fake-backend';

/** Site-domain records from the in-memory backend. */
export class FakeSites implements Sites {
  constructor(private readonly backend: FakeBackend) {}

  domain(host: string, language: string, signal?: AbortSignal): Promise<SiteDomain> {
    const { sites } = this.backend;
    const answer = () => {
      const record = sites.get(host) ?? sites.get('*');
      if (!record) throw PortalError.refused([ERROR_CODE.notFound], 404);
      return record;
    };
    return this.backend.answerAnyone('siteDomain', answer, { args: [host, language], signal });
  }
}
