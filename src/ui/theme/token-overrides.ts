import type { BrandTokens, Tokens } from './design-tokens';

/** Tokens with which an extension overrides a variant's colors, by variant (`all` for every variant) and scheme. */
export type TokenOverrides = Readonly<Record<string, { readonly light?: Tokens; readonly dark?: Tokens }>>;

/** Merges the overrides of a variant and a scheme. Later extensions override earlier ones. */
export function mergeTokenOverrides(
  themes: readonly TokenOverrides[],
  variant: string,
  dark: boolean,
): BrandTokens {
  const scheme = dark ? 'dark' : 'light';
  const overrides = themes.flatMap((theme) => {
    const tokensByVariant = new Map(Object.entries(theme));
    return [tokensByVariant.get('all')?.[scheme], tokensByVariant.get(variant)?.[scheme]];
  });
  return Object.assign({}, ...overrides) as BrandTokens;
}
