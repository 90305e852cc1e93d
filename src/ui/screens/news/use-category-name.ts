import { useTranslation } from '../../i18n/texts';

/** Writes a category; a gateway may have words of its own, which stand as sent. */
export function useCategoryName(): (category: string) => string {
  const { t, exists } = useTranslation();
  return (category) => {
    const key = `news.category.${category}`;
    return exists(key) ? t(key) : category;
  };
}
