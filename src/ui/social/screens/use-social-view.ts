import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSocialView, type SocialView } from '../../../domain/social/social-address';

/** The view that the address names. */
export function useSocialView(): SocialView {
  const [search] = useSearchParams();
  return useMemo(() => readSocialView(search), [search]);
}
