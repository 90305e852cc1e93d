import { useTranslation } from './texts';

/** Names a category by the texts with this beginning; a gateway's own word stands as it was sent. */
export function useCategoryName(texts: `${string}.category`): (category: string) => string {
  const { t } = useTranslation();
  return (category) => t(`${texts}.${category}`, { defaultValue: category });
}
