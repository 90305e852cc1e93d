import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ChatStore } from '../../../application/support/chat-store';
import { ClientStore } from '../../../application/client/client-store';
import { CompanyStore } from '../../../application/session/company-store';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { CONSTANTS } from '../../../domain/kernel/constants.table';
import { openingHours } from '../../../domain/site/support-hours';
import { Facts, type Fact } from '../../components/figures/facts';
import { useCulture } from '../../i18n/culture-context';
import { writeDays } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './support-panel.module.css';

/** How support is reached: chat where there is one, mail, phone, hours, and the number that support will ask for. */
export const SupportPanel = observer(function SupportPanel() {
  const { t } = useTranslation();
  const layout = useStore(LayoutStore);
  const chat = useStore(ChatStore);
  const close = () => layout.closeSupport();
  const startChat = () => {
    close();
    chat.open();
  };
  return (
    <Drawer
      open
      title={t('support.title')}
      zIndex={CONSTANTS.modalZIndex}
      closable={{ 'aria-label': t('common.close') }}
      onClose={close}
    >
      <div className={styles['ways']} data-testid="support-panel">
        {chat.status === 'ready' && (
          <Button block type="primary" data-testid="support-chat" onClick={startChat}>
            {t('support.chat')}
          </Button>
        )}
        <Facts facts={useWays()} />
        <Link to="/how-to-use">{t('menu.how-to-use')}</Link>
      </div>
    </Drawer>
  );
});

/** The ways that exist; others are left out. */
function useWays(): readonly Fact[] {
  const { t } = useTranslation();
  const culture = useCulture();
  const { email: configured, phone, hours: written } = useStore(CompanyStore).support;
  const { setting } = useStore(ClientStore);
  const email = configured || t('footer.mail');
  const hours = openingHours(written);
  const ways = {
    email: email && <Ltr href={`mailto:${email}`}>{email}</Ltr>,
    phone: phone && <Ltr href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Ltr>,
    hours: hours && (
      <>
        <bdi>{writeDays(hours.firstDay, hours.lastDay, culture)}</bdi>{' '}
        <bdi dir="ltr">{`${hours.from}–${hours.to}`}</bdi> <bdi dir="ltr">({hours.zone})</bdi>
      </>
    ),
    client: setting && <bdi dir="ltr">{setting.id}</bdi>,
  };
  return Object.entries(ways).flatMap(([key, value]) =>
    value ? [{ key, label: t(`support.${key}`), value }] : [],
  );
}

/** Addresses and numbers read from left to right in every language. */
function Ltr({ href, children }: { href: string; children: string }) {
  return (
    <a href={href}>
      <bdi dir="ltr">{children}</bdi>
    </a>
  );
}
