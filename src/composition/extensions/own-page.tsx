import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { Page } from '../../application/kernel/ports/page';
import { CompanyStore } from '../../application/session/company-store';
import { SessionStore } from '../../application/session/session-store';
import { resolveBrought } from '../../domain/access/brought';
import { useTranslation } from '../../ui/i18n/texts';
import { themed } from '../../ui/theme/themed';
import { useStore } from '../../ui/hooks/use-store';
import type { ExtensionScreen } from './extension';

/** The page of an extension's screen: its view with its handle, in the frame of visitors' pages where they may see it. */
export async function ownPage(screen: ExtensionScreen): Promise<ComponentType> {
  const { key, access, view } = screen;
  const load = async () => {
    const loaded = await view();
    return 'default' in loaded ? loaded.default : loaded;
  };
  if (access === 'client') {
    const View = await themed(load)();
    return forWhoMayEnter(screen, () => (
      <div data-testid={`screen-${key}`}>
        <View />
      </div>
    ));
  }
  const [View, { PublicFrame }] = await Promise.all([load(), import('../../ui/public/public-frame')]);
  return forWhoMayEnter(screen, () => (
    <PublicFrame testId={`screen-${key}`} wide>
      <View />
    </PublicFrame>
  ));
}

/** A page for who may be there: the guard is about to lead away everybody else. */
function forWhoMayEnter(screen: ExtensionScreen, Body: ComponentType): ComponentType {
  return observer(function OwnPage() {
    const { signedIn } = useStore(SessionStore);
    const { variant, siteVariant } = useStore(CompanyStore);
    useTitle(screen.title);
    const found = resolveBrought(screen, { signedIn, variant: signedIn ? variant : siteVariant });
    return found === 'screen' ? <Body /> : null;
  });
}

/** While the screen is shown, the page's title names it. */
function useTitle(key: string): void {
  const { t } = useTranslation();
  const page = useStore(Page);
  const { name: brand } = useStore(CompanyStore).brand;
  const [own, title, description] = [t(key), t('meta.title', { brand }), t('meta.description', { brand })];
  useEffect(() => {
    page.setTitle(`${own} – ${title}`, description);
    return () => page.setTitle(title, description);
  }, [page, own, title, description]);
}
