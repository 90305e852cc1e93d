import { createContext, use } from 'react';
import { DEFAULT_CULTURE, type Culture } from '../../domain/culture/cultures.table';

/** The culture whose texts are in place; numbers and dates follow it. */
export const CultureContext = createContext<Culture>(DEFAULT_CULTURE);

/** The culture whose texts are in place. */
export function useCulture(): Culture {
  return use(CultureContext);
}
