import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import QrcodeOutlined from '@ant-design/icons/es/icons/QrcodeOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ClipboardStore } from '../../../application/kernel/clipboard-store';
import { PartnerLinksStore } from '../../../application/partnership/partner-links-store';
import type { Partnership, ReferralLink } from '../../../domain/partnership/partnership';
import { CopyButton } from '../../components/copy-button';
import { MissingValue } from '../../components/figures/amount';
import { Dialog } from '../../components/floating/dialog';
import { SupportText } from '../../components/text/support-text';
import { Verbatim } from '../../components/text/verbatim';
import { BookRows } from '../../forms/books/book-rows';
import { DayCell } from '../../forms/books/cells';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import type { PartnerAddress } from '../screens/use-partner-address';
import lists from '../lists/lists.module.css';
import { EditLink } from './edit-link';
import { LinkQr } from './link-qr';
import styles from './links.module.css';
import { MaterialSection } from './material-section';

const COUNTS = ['clicks', 'uniques', 'signUps', 'firstDeposits'] as const;

/** Every link with its results; a partner adds, renames and archives them. */
export const LinksTab = observer(function LinksTab({
  partnership,
  address,
}: {
  partnership: Partnership;
  address: PartnerAddress;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(PartnerLinksStore);
  const [qrLink, setQrLink] = useState<ReferralLink | null>(null);
  const { links, programme } = partnership;
  const isPartner = programme === 'partner';
  const hasOneActive = links.filter(({ archivedAt }) => archivedAt === null).length === 1;
  return (
    <section aria-labelledby="partnership-links">
      <div className={lists['head']}>
        <h2 id="partnership-links">{t('partnership.links')}</h2>
        {isPartner && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            data-testid="partnership-link-add"
            onClick={() => store.edit({ action: 'add' })}
          >
            {t('partnership.edit.add')}
          </Button>
        )}
      </div>
      {links.length === 0 ? (
        <p>
          <SupportText>{t('partnership.noLink')}</SupportText>
        </p>
      ) : (
        <BookRows
          label={t('partnership.links')}
          items={links}
          keyOf={({ id }) => id}
          testIdOf={({ id }) => `partnership-link-${id}`}
          columns={[
            {
              key: 'link',
              label: t('partnership.link'),
              cell: (link: ReferralLink) => <LinkName link={link} />,
            },
            ...COUNTS.map((name) => ({
              key: name,
              label: t(`partnership.${name}`),
              figure: true,
              cell: (link: ReferralLink) => {
                const count = link[name];
                return count === null ? <MissingValue /> : numbers.integer(count);
              },
            })),
            {
              key: 'actions',
              label: t('partnership.edit.actions'),
              actions: true,
              cell: (link) =>
                link.archivedAt === null ? (
                  <LinkActions
                    link={link}
                    canRename={isPartner && link.name !== null}
                    canArchive={!hasOneActive}
                    onQr={() => setQrLink(link)}
                  />
                ) : (
                  <span className={lists['quiet']}>
                    {t('partnership.edit.archived')} <DayCell instant={link.archivedAt} />
                  </span>
                ),
            },
          ]}
        />
      )}
      {isPartner && <MaterialSection links={links} address={address} />}
      <EditLink />
      {qrLink && (
        <Dialog
          closable
          testId="partnership-link-qr"
          title={qrLink.name ?? t('partnership.ownLink')}
          onCancel={() => setQrLink(null)}
          actions={null}
        >
          <LinkQr code={qrLink.code} url={qrLink.url} />
        </Dialog>
      )}
    </section>
  );
});

const LinkName = observer(function LinkName({ link }: { link: ReferralLink }) {
  const { t } = useTranslation();
  const copies = useStore(ClipboardStore);
  const { archivedAt, code, name, programme, url } = link;
  return (
    <>
      {name === null ? <b>{t('partnership.ownLink')}</b> : <Verbatim dir="auto">{name}</Verbatim>}
      <div className={styles['code']}>
        <Verbatim>{code}</Verbatim>
        {archivedAt === null && (
          <CopyButton label={t('partnership.copyLinkOf', { code })} onCopy={() => void copies.copy(url)} />
        )}
      </div>
      {programme === 'cpa' && <div className={lists['quiet']}>{t('partnership.cpa.link')}</div>}
    </>
  );
});

interface LinkActionsProps {
  link: ReferralLink;
  canRename: boolean;
  canArchive: boolean;
  onQr: () => void;
}

const LinkActions = observer(function LinkActions({ link, canArchive, canRename, onQr }: LinkActionsProps) {
  const { t } = useTranslation();
  const store = useStore(PartnerLinksStore);
  return (
    <div className={styles['actions']}>
      <Button icon={<QrcodeOutlined aria-hidden />} onClick={onQr}>
        {t('partnership.qr.show')}
      </Button>
      {canRename && (
        <Button icon={<EditOutlined aria-hidden />} onClick={() => store.edit({ action: 'rename', link })}>
          {t('partnership.edit.rename')}
        </Button>
      )}
      {canArchive && (
        <Button icon={<InboxOutlined aria-hidden />} onClick={() => store.edit({ action: 'archive', link })}>
          {t('partnership.edit.archive')}
        </Button>
      )}
    </div>
  );
});
