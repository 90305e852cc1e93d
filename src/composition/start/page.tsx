import { observable, runInAction, when } from 'mobx';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Startup } from '../../application/startup/startup';
import { ErrorStore } from '../../application/kernel/error-store';
import { drawnForm } from '../../early/first';
import type { RouterNavigation } from '../../infrastructure/browser/router-navigation';
import type { I18nextTranslator } from '../../infrastructure/language/i18next-translator';
import { App } from '../../ui/router/app';
import { TextsProvider } from '../../ui/i18n/texts';
import { UnexpectedError } from '../../ui/startup/unexpected-error';
import { StoreProvider } from '../../ui/hooks/use-store';
import type { Composition } from './compose';
import { firstPage } from './first-page';
import { createRouter } from '../routing/router';

/** A portal that is starting, and what of the browser it is drawn with. */
export interface Drawn {
  composition: Composition;
  translator: I18nextTranslator;
  navigation: RouterNavigation;
  basename: string;
}

/**
 * Draws a portal into an element of the page: with its first page, or with what start-up failed for. Until then what the
 * document holds stays in sight.
 */
export function drawPage(root: HTMLElement, { composition, translator, navigation, basename }: Drawn): void {
  const { resolve, code } = composition;
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
            <App code={code} pages={pages} />
          </TextsProvider>
        </StoreProvider>
      </UnexpectedError>,
    );
  // Where a drawn form is to go, the effects come at once: React puts them off until after a frame, which would show two.
  const draw = () => (drawnForm.isThere ? flushSync(render) : render());
  async function showFirstPage(): Promise<void> {
    const { history, view } = createRouter(resolve, basename);
    navigation.attach(history);
    await firstPage(composition);
    await drawnForm.handsOff();
    runInAction(() => pages.set(view));
  }

  when(
    () => startup.phase !== 'starting',
    () => {
      if (startup.phase !== 'ready') draw();
    },
  );
  when(
    () => startup.phase === 'ready',
    () => void showFirstPage().then(draw),
  );
}
