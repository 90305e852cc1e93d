import { useTranslation } from './texts';

/** Translates a category with the texts of this prefix; an unknown category is returned as sent. */
export function useCategoryName(texts: `${string}.category`): (category: string) => string {
  const { t } = useTranslation();
  return (category) => t(`${texts}.${category}`) || category;
}
