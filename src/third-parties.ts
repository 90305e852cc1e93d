import { when } from 'mobx';
import { Startup } from './application/startup';
import { ThirdPartyStore } from './application/stores/third-party-store';
import { visitOf } from './domain/marketing/visit';
import type { ScreenModule } from './infrastructure/di/create-container';
import type { Resolve } from './infrastructure/di/token';

/**
 * Brings what deals with third parties once the portal is on screen, each in the container and started. Code that
 * does not come takes nothing else with it.
 * @param address path and query with which the page was opened, without the token.
 */
export function startThirdParties(
  bind: (module: ScreenModule) => Promise<void>,
  resolve: Resolve,
  address: string,
): void {
  const startup = resolve(Startup);
  const start = async () => {
    const [{ thirdPartiesModule }, { thirdPartyAdapters }, { MarketingStore }, { TagManagerStore }] =
      await Promise.all([
        import(/* webpackChunkName: "third-parties" */ './infrastructure/di/third-parties.module'),
        import(/* webpackChunkName: "third-parties" */ './infrastructure/di/third-parties.adapters'),
        import(/* webpackChunkName: "third-parties" */ './application/stores/marketing-store'),
        import(/* webpackChunkName: "third-parties" */ './application/stores/tag-manager-store'),
      ]);
    await Promise.all(
      [thirdPartyAdapters, thirdPartiesModule(visitOf(window.location.origin, address))].map(bind),
    );
    resolve(MarketingStore).start();
    resolve(TagManagerStore).start();
    resolve(ThirdPartyStore).arrived();
  };
  when(
    () => startup.phase === 'ready',
    () => void start().catch(() => undefined),
  );
}
