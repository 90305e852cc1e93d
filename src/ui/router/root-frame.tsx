import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ConsentStore } from '../../application/stores/consent-store';
import { EntryStore } from '../../application/stores/entry-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { deferred } from '../shell/deferred';
import { useStore } from '../use-store';

const Toasts = lazy(() => import('../shell/toasts').then(({ Toasts: view }) => ({ default: view })));
const SwitchAccount = lazy(() =>
  import('../shell/switch-account').then(({ SwitchAccount: view }) => ({ default: view })),
);
const ConsentBanner = deferred(
  async () =>
    (await import(/* webpackChunkName: "consent-banner" */ '../shell/consent-banner')).ConsentBanner,
);

/** What may lie over any page: messages, and the question whose account it is to be. Loaded when first needed. */
export const RootFrame = observer(function RootFrame() {
  const { notices } = useStore(NoticeStore);
  const { pending } = useStore(EntryStore);
  const consent = useStore(ConsentStore);
  return (
    <>
      {consent.open && <ConsentBanner />}
      <Outlet />
      <Suspense>{notices.length > 0 && <Toasts />}</Suspense>
      <Suspense>{pending && <SwitchAccount />}</Suspense>
    </>
  );
});
