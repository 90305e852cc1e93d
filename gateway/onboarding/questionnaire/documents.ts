import { COMPANY_IDS } from '../../../src/domain/site/company';
import { section } from './section';

const { bank, international, invest, main } = COMPANY_IDS;

const USUAL = ['identity-front', 'identity-back', 'address', 'income'];

const documents = (kinds: readonly string[], companies: readonly number[]) =>
  section({
    title: 'documents',
    'x-portico-why': 'documents.why',
    'x-portico-minutes': 4,
    properties: {},
    'x-portico-widget': 'documents',
    'x-portico-kinds': kinds,
    'x-portico-companies': companies,
  });

/** Proofs of identity, address and income. */
export const DOCUMENTS = documents(USUAL, [main, bank, international]);

/** The same documents with a recent photo. */
export const DOCUMENTS_WITH_PHOTO = documents([...USUAL, 'photo'], [invest]);
