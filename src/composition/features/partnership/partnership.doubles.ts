import { Partners } from '../../../application/partnership/ports/partners';
import { describePartnersContract } from '../../../testkit/partnership/partners.contract';
import { FakePartners } from '../../../testkit/partnership/fake-partners';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `partnership` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Partners, ({ backend }) => new FakePartners(backend), describePartnersContract, {
    partnership: (partners) => partners.overview(),
  }),
];
