import type { Brought } from '../../hosting/brought';
import type { Companies } from '../../src/domain/site/companies';
import { companiesFrom } from '../../src/domain/variants/companies-from';
import { STOCK_COMPANIES, type CompanyEntry } from '../../src/domain/site/company';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';

/** The name of a company's brand, which stands wherever a client reads one. */
export type BrandNameOf = (companyId: number) => string;

/** The companies of a built portal. */
export interface ServedCompanies {
  /** Those that it ships with, and those of its extensions. */
  readonly entries: readonly CompanyEntry[];
  /** The same, before the configuration. */
  readonly known: Companies;
  readonly companies: Companies;
  readonly brandNameOf: BrandNameOf;
}

export function servedCompanies(
  brought: Pick<Brought, 'companies'>,
  config: Pick<PortalConfig, 'brand' | 'companies'>,
): ServedCompanies {
  const known = companiesFrom(STOCK_COMPANIES, brought.companies);
  const companies = known.configured(config.companies);
  return {
    entries: [...STOCK_COMPANIES, ...brought.companies],
    known,
    companies,
    brandNameOf: (companyId) => companies.settingsOf(companyId).brand?.name ?? config.brand.name,
  };
}
