import { COMPANY_IDS } from '../../../src/domain/site/company';
import { declaration } from './fields';
import { section } from './section';

const { bank, international, invest } = COMPANY_IDS;

/** The declarations to which the client agrees. */
export const DECLARATIONS = section({
  title: 'declarations',
  'x-portico-why': 'declarations.why',
  'x-portico-minutes': 1,
  properties: {
    risk: declaration('declarations.risk'),
    terms: declaration('declarations.terms'),
    ownAccount: declaration('declarations.ownAccount'),
    // Indonesia: clients must have practised before they trade futures.
    simulation: declaration('declarations.simulation', { 'x-portico-companies': [invest] }),
    // Switzerland: the banks' agreement on due diligence (CDB), Form A.
    beneficialOwner: declaration('declarations.beneficialOwner', { 'x-portico-companies': [bank] }),
    // Clients from anywhere: the broker may not have approached them.
    ownInitiative: declaration('declarations.ownInitiative', { 'x-portico-companies': [international] }),
    truth: declaration('declarations.truth'),
  },
});
