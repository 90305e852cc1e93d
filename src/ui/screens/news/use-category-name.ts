import { useTranslation } from 'react-i18next';

/** Writes a category; a gateway may have words of its own, which stand as sent. */
export function useCategoryName(): (category: string) => string {
  const { t, i18n } = useTranslation();
  return (category) => {
    const key = `news.category.${category}`;
    return i18n.exists(key) ? t(key) : category;
  };
}
