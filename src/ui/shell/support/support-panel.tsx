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
import { formatWeekdays } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import styles from './support-panel.module.css';

/** The contacts of the support: chat, mail, phone, hours, and the client number that the support needs. */
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
      <div className={styles['contacts']} data-testid="support-panel">
        {chat.status === 'ready' && (
          <Button block type="primary" data-testid="support-chat" onClick={startChat}>
            {t('support.chat')}
          </Button>
        )}
        <Facts facts={useContacts()} />
        <Link to="/how-to-use">{t('menu.how-to-use')}</Link>
      </div>
    </Drawer>
  );
});

/** The contacts that are configured. */
function useContacts(): readonly Fact[] {
  const { t } = useTranslation();
  const culture = useCulture();
  const { email: configuredEmail, phone, hours: hoursText } = useStore(CompanyStore).support;
  const { setting } = useStore(ClientStore);
  const email = configuredEmail || t('footer.mail');
  const hours = openingHours(hoursText);
  const contacts = {
    email: email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>,
    phone: phone && <ContactLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ContactLink>,
    hours: hours && (
      <>
        <bdi>{formatWeekdays(hours.firstDay, hours.lastDay, culture)}</bdi>{' '}
        <Verbatim>{`${hours.from}–${hours.to}`}</Verbatim> <Verbatim>({hours.zone})</Verbatim>
      </>
    ),
    client: setting && <Verbatim>{setting.id}</Verbatim>,
  };
  return Object.entries(contacts).flatMap(([key, value]) =>
    value ? [{ key, label: t(`support.${key}`), value }] : [],
  );
}

/** Addresses and numbers read from left to right in every language. */
function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href}>
      <Verbatim>{children}</Verbatim>
    </a>
  );
}
