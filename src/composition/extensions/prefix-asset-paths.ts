import type { CompanyEntry } from '../../domain/site/company';

/**
 * Puts the base path of the portal before the paths of a company's images and legal texts, which are written from `/`.
 * Complete addresses stay as they are.
 * @param base without a slash at its end; "" at the root of a host.
 */
export function prefixAssetPaths(company: CompanyEntry, base: string): CompanyEntry {
  const { brand, legal } = company;
  if (base === '') return company;
  return {
    ...company,
    ...(brand && { brand: { ...brand, ...prefixedPaths(brand, base, ['logo', 'logoDark', 'favicon']) } }),
    ...(legal && { legal: { ...legal, ...prefixedPaths(legal, base, Object.keys(legal)) } }),
  };
}

function prefixedPaths(addresses: object, base: string, keys: readonly string[]): object {
  const paths = Object.entries(addresses).filter(
    ([key, address]) => keys.includes(key) && typeof address === 'string' && /^\/(?!\/)/.test(address),
  );
  return Object.fromEntries(paths.map(([key, address]) => [key, `${base}${String(address)}`]));
}
