import type { BrandTokens, Tokens } from './design-tokens';

/** The tokens that extensions lay over a variant's own colours, by variant, `all` for every one, and scheme. */
export type LaidTokens = Readonly<Record<string, { readonly light?: Tokens; readonly dark?: Tokens }>>;

/** What a variant and scheme have of them; a later extension's lie over those before it. */
export function laidTokens(themes: readonly LaidTokens[], variant: string, dark: boolean): BrandTokens {
  const scheme = dark ? 'dark' : 'light';
  const laid = themes.flatMap((theme) => {
    const looks = new Map(Object.entries(theme));
    return [looks.get('all')?.[scheme], looks.get(variant)?.[scheme]];
  });
  return Object.assign({}, ...laid) as BrandTokens;
}
