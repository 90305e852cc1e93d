import { createHash } from 'node:crypto';
import type { Variant } from '../../src/domain/site/company';
import { registrationOf } from './registration-of';
import { REGULATOR_TEXTS } from './regulator-texts.table';

export interface RegulatorDocument {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly language: string;
  /** SHA-256 of the title and paragraphs joined by line feeds, as proof of what was agreed to. */
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

/** The documents a company's new clients must read for the regulator, in order. */
export function regulatorDocumentsOf(variant: Variant): readonly RegulatorDocument[] {
  return registrationOf(variant).hasDocuments ? DOCUMENTS : [];
}

/** True if every document of a company was accepted in its current version. */
export function hasAcceptedAll(
  variant: Variant,
  acceptedDocuments: readonly { readonly id: string; readonly sha256: string }[],
): boolean {
  return regulatorDocumentsOf(variant).every(({ id, sha256 }) =>
    acceptedDocuments.some((document) => document.id === id && document.sha256 === sha256),
  );
}
