import { useTranslation } from '../i18n/texts';

/** Names a category; a gateway's own word stands as it was sent. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation();
  return (category) => t(`notifications.category.${category}`, { defaultValue: category });
}
