import { createContext, use } from 'react';
import { DEFAULT_CULTURE, type Culture } from '../../domain/culture/cultures.table';

/** The culture of the loaded texts; numbers and dates follow it. */
export const CultureContext = createContext<Culture>(DEFAULT_CULTURE);

/** The culture of the loaded texts. */
export function useCulture(): Culture {
  return use(CultureContext);
}
