import { Research } from '../../../application/research/ports/research';
import { describeResearchContract } from '../../../testkit/research/research.contract';
import { FakeResearch } from '../../../testkit/research/fake-research';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `research` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Research, ({ backend }) => new FakeResearch(backend), describeResearchContract, {
    researchPage: (research) => research.address('av_ideas', 'en-US'),
  }),
];
