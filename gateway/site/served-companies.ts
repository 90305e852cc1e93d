import type { PortalManifest } from '../../hosting/portal-manifest';
import type { Companies } from '../../src/domain/site/companies';
import { companiesFrom } from '../../src/domain/variants/companies-from';
import { BUILT_IN_ENTRIES, type CompanyEntry } from '../../src/domain/site/company';
import type { PortalConfig } from '../../src/domain/site/config/portal-config';

/** The name of a company's brand, as clients read it. */
export type BrandNameOf = (companyId: number) => string;

/** The companies of a built portal. */
export interface ServedCompanies {
  /** The built-in companies and those of extensions. */
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
  const companiesBeforeConfig = companiesFrom(BUILT_IN_ENTRIES, manifest.companies);
  const companies = companiesBeforeConfig.withConfig(config.companies);
  return {
    entries: [...BUILT_IN_ENTRIES, ...manifest.companies],
    companiesBeforeConfig,
    companies,
    brandNameOf: (companyId) => companies.settingsOf(companyId).brand?.name ?? config.brand.name,
  };
}
