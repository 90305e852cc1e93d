import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { LanguageStore } from '../../application/language/language-store';
import { CompanyStore } from '../../application/session/company-store';
import { SessionStore } from '../../application/session/session-store';
import { resolveContributedScreen } from '../../domain/access/contributed-pages';
import { withTheme } from '../../ui/theme/with-theme';
import { useStore } from '../../ui/hooks/use-store';
import type { ExtensionScreen } from './extension';

/** The page of an extension's screen: its view with its handle. A page for visitors has the frame of the sign-in page. */
export async function ownPage(screen: ExtensionScreen): Promise<ComponentType> {
  const { key, access, view } = screen;
  const load = async () => {
    const loadedModule = await view();
    return 'default' in loadedModule ? loadedModule.default : loadedModule;
  };
  if (access === 'client') {
    const View = await withTheme(load)();
    return guardedPage(screen, () => (
      <div data-testid={`screen-${key}`}>
        <View />
      </div>
    ));
  }
  const [View, { PublicFrame }] = await Promise.all([load(), import('../../ui/public/public-frame')]);
  return guardedPage(screen, () => (
    <PublicFrame testId={`screen-${key}`} wide>
      <View />
    </PublicFrame>
  ));
}

/** Renders a page only for those who may enter it. The guard is about to redirect others. */
function guardedPage(screen: ExtensionScreen, Body: ComponentType): ComponentType {
  return observer(function OwnPage() {
    const { signedIn } = useStore(SessionStore);
    const { variant, siteVariant } = useStore(CompanyStore);
    const language = useStore(LanguageStore);
    useEffect(() => language.setScreenName(screen.title), [language]);
    const target = resolveContributedScreen(screen, { signedIn, variant: signedIn ? variant : siteVariant });
    return target === 'screen' ? <Body /> : null;
  });
}
