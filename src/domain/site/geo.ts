/**
 * The continent code for which the international company has a tag-manager id and a chat key of its own. The
 * specification glosses it as Afghanistan; as a continent code it is Africa (D4). Here is the one place to
 * change it.
 */
export const SPECIAL_CONTINENT = 'AF';

/** Recognizes the special continent code in `result.continent.code`. */
export function isSpecialContinent(continent: string | null | undefined): boolean {
  return continent === SPECIAL_CONTINENT;
}
