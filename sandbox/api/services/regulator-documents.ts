import { createHash } from 'node:crypto';
import { COMPANY_IDS } from '../../../src/domain/company';
import { REGULATOR_TEXTS } from './regulator-texts.table';

export interface RegulatorDocument {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly language: string;
  /** Of title and paragraphs, joined by line feeds: what was agreed to can be told years later. */
  readonly sha256: string;
  readonly paragraphs: string[];
}

const DOCUMENTS: readonly RegulatorDocument[] = REGULATOR_TEXTS.map(({ id, title, paragraphs }) => ({
  id,
  title,
  version: '2026-01',
  language: 'id-ID',
  sha256: createHash('sha256')
    .update([title, ...paragraphs].join('\n'))
    .digest('hex'),
  paragraphs: [...paragraphs],
}));

/** What the regulator wants a new client of a company to have read, in its order. */
export function regulatorDocumentsOf(companyId: number): readonly RegulatorDocument[] {
  return companyId === COMPANY_IDS.invest ? DOCUMENTS : [];
}

/** Whether each document of a company was accepted in the version that is in force. */
export function acceptsAll(
  companyId: number,
  accepted: readonly { readonly id: string; readonly sha256: string }[],
): boolean {
  return regulatorDocumentsOf(companyId).every(({ id, sha256 }) =>
    accepted.some((one) => one.id === id && one.sha256 === sha256),
  );
}
