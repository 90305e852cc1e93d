import type { CompanyEntry } from '../../domain/site/company';

/**
 * A company whose pictures and legal texts lie beside the page: their paths are written from `/`, wherever the portal is
 * built to lie. Complete addresses stay as they are.
 * @param base without a slash at its end; "" for a host of its own.
 */
export function belowBase(company: CompanyEntry, base: string): CompanyEntry {
  const { brand, legal } = company;
  if (base === '') return company;
  return {
    ...company,
    ...(brand && { brand: { ...brand, ...moved(brand, base, ['logo', 'logoDark', 'favicon']) } }),
    ...(legal && { legal: { ...legal, ...moved(legal, base, Object.keys(legal)) } }),
  };
}

function moved(addresses: object, base: string, keys: readonly string[]): object {
  const paths = Object.entries(addresses).filter(
    ([key, address]) => keys.includes(key) && typeof address === 'string' && /^\/(?!\/)/.test(address),
  );
  return Object.fromEntries(paths.map(([key, address]) => [key, `${base}${String(address)}`]));
}
