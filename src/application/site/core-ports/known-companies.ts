import type { Companies } from '../../../domain/site/companies';
import type { ProviderIds } from '../../../domain/site/providers';
import { port } from '../../kernel/port';

/** The names that `brand.tokens` may override. */
export type BrandTokenNames = () => Promise<ReadonlySet<string>>;
export const BrandTokenNames = port<BrandTokenNames>('BrandTokenNames');

/** The companies known before the configuration is read. */
export type KnownCompanies = Companies;
export const KnownCompanies = port<KnownCompanies>('KnownCompanies');

/** The providers that the configuration may name. */
export type KnownProviders = ProviderIds;
export const KnownProviders = port<KnownProviders>('KnownProviders');
