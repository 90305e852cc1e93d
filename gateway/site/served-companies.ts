import type { PortalManifest } from '../../hosting/portal-manifest';
import type { Companies } from '../../src/domain/site/companies';
import { companiesFrom } from '../../src/domain/variants/companies-from';
import { STOCK_ENTRIES, type CompanyEntry } from '../../src/domain/site/company';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';

/** The name of a company's brand, as clients read it. */
export type BrandNameOf = (companyId: number) => string;

/** The companies of a built portal. */
export interface ServedCompanies {
  /** Companies of the stock portal and of its extensions. */
  readonly entries: readonly CompanyEntry[];
  /** The same companies, before the configuration changes them. */
  readonly companiesBeforeConfig: Companies;
  readonly companies: Companies;
  readonly brandNameOf: BrandNameOf;
}

export function createServedCompanies(
  manifest: Pick<PortalManifest, 'companies'>,
  config: Pick<PortalConfig, 'brand' | 'companies'>,
): ServedCompanies {
  const companiesBeforeConfig = companiesFrom(STOCK_ENTRIES, manifest.companies);
  const companies = companiesBeforeConfig.withConfig(config.companies);
  return {
    entries: [...STOCK_ENTRIES, ...manifest.companies],
    companiesBeforeConfig,
    companies,
    brandNameOf: (companyId) => companies.settingsOf(companyId).brand?.name ?? config.brand.name,
  };
}
