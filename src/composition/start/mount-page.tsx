import { observable, runInAction, when } from 'mobx';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Startup } from '../../application/startup/startup';
import { ErrorStore } from '../../application/kernel/error-store';
import { drawnForm } from '../../early/inline';
import type { RouterNavigation } from '../../infrastructure/browser/router-navigation';
import type { I18nextTranslator } from '../../infrastructure/language/i18next-translator';
import { App } from '../../ui/router/app';
import { TextsProvider } from '../../ui/i18n/texts';
import { UnexpectedError } from '../../ui/startup/unexpected-error';
import { StoreProvider } from '../../ui/hooks/use-store';
import type { Composition } from './compose';
import { awaitFirstScreen } from './await-first-screen';
import { guardDocument } from './document-guards';
import { createRouter } from '../routing/router';

/** A portal that is starting, with its router and its texts. */
export interface MountedPortal {
  composition: Composition;
  translator: I18nextTranslator;
  navigation: RouterNavigation;
  basename: string;
}

/**
 * Renders a portal into an element of the page: its first page, or the failure of its start-up. Until then the content of
 * the document stays visible.
 */
export function mountPage(
  root: HTMLElement,
  { composition, translator, navigation, basename }: MountedPortal,
): void {
  const { resolve, codeLoader } = composition;
  guardDocument(resolve);
  const startup = resolve(Startup);
  const pages = observable.box<ReactNode>(null, { deep: false });
  // Errors that no boundary catches reach the window by themselves.
  const onCaughtError = (error: unknown) => {
    console.error(error);
    resolve(ErrorStore).report(error);
  };
  const page = createRoot(root, { onCaughtError });

  const render = () =>
    page.render(
      <UnexpectedError>
        <StoreProvider resolve={resolve}>
          <TextsProvider engine={translator.engine}>
            <App code={codeLoader} pages={pages} />
          </TextsProvider>
        </StoreProvider>
      </UnexpectedError>,
    );
  // If the early sign-in form has to be removed, effects run at once: React would delay them by a frame, which would show
  // two forms.
  const renderPage = () => (drawnForm.isInPage ? flushSync(render) : render());
  async function showFirstPage(): Promise<void> {
    const { history, view } = createRouter(resolve, basename);
    navigation.attach(history);
    await awaitFirstScreen(composition);
    await drawnForm.whenReleased();
    runInAction(() => pages.set(view));
  }

  when(
    () => startup.phase !== 'starting',
    () => {
      if (startup.phase !== 'ready') renderPage();
    },
  );
  when(
    () => startup.phase === 'ready',
    () => void showFirstPage().then(renderPage),
  );
}
