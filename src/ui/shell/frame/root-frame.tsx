import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { ConsentStore } from '../../../application/marketing/consent-store';
import { EntryStore } from '../../../application/access/entry-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { deferComponent } from '../../components/defer-component';
import { useStore } from '../../hooks/use-store';

const Toasts = deferComponent(
  async () => (await import(/* webpackChunkName: "toasts" */ '../banners/toasts')).Toasts,
);
const SwitchAccount = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "switch-account" */ '../banners/switch-account')).SwitchAccount,
);
const ConsentBanner = deferComponent(
  async () =>
    (await import(/* webpackChunkName: "consent-banner" */ '../banners/consent-banner')).ConsentBanner,
);

/** Overlays of any page: consent, messages, and the choice between two accounts. Loaded when first needed. */
export const RootFrame = observer(function RootFrame() {
  const { notices } = useStore(NoticeStore);
  const { pendingLink } = useStore(EntryStore);
  const consent = useStore(ConsentStore);
  return (
    <>
      {consent.isOpen && <ConsentBanner />}
      <Outlet />
      {notices.length > 0 && <Toasts />}
      {pendingLink && <SwitchAccount />}
    </>
  );
});
