import type { BroughtPages } from '../../../domain/access/brought';
import type { Companies } from '../../../domain/site/companies';
import type { Culture } from '../../../domain/culture/cultures.table';
import type { Prefix } from '../../../domain/culture/prefixes.table';
import type { EntryLink } from '../../../domain/session/entry-link';
import type { ProviderIds } from '../../../domain/site/providers';
import { port } from '../port';
import type { TextMap } from '../../language/ports/texts';

/** The language prefix of the address with which the page was opened, "" where it has none. */
export type OpeningPrefix = Prefix | '';
export const OpeningPrefix = port<OpeningPrefix>('OpeningPrefix');

/** Reads that address as a link, which may lead to any of these paths. */
export type ReadEntryLink = (accountPaths: readonly string[]) => EntryLink;
export const ReadEntryLink = port<ReadEntryLink>('ReadEntryLink');

/** Path and query of that address, without a token. */
export type OpeningAddress = string;
export const OpeningAddress = port<OpeningAddress>('OpeningAddress');

/** The names that `brand.tokens` may override. */
export type BrandTokenNames = () => Promise<ReadonlySet<string>>;
export const BrandTokenNames = port<BrandTokenNames>('BrandTokenNames');

/** The companies that the portal knows before it is configured. */
export type KnownCompanies = Companies;
export const KnownCompanies = port<KnownCompanies>('KnownCompanies');

/** The providers that the configuration may name. */
export type KnownProviders = ProviderIds;
export const KnownProviders = port<KnownProviders>('KnownProviders');

/** What extensions bring beside adapters, providers and companies, checked. */
export interface Brought extends BroughtPages {
  /** Their own texts in a culture; nothing where they have none. Never rejects. */
  texts(culture: Culture): Promise<TextMap>;
  /** Ant Design tokens that they lay over a variant's own colours, one object for each variant and scheme. */
  tokens(variant: string, dark: boolean): Readonly<Record<string, string | number | boolean>>;
}
export const Brought = port<Brought>('Brought');
