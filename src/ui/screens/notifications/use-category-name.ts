import { useTranslation } from 'react-i18next';

/** Names a category; a gateway's own word stands as it was sent. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation();
  return (category) => t(`notifications.category.${category}`, { defaultValue: category });
}
