import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { ClipboardStore } from '../../../application/kernel/clipboard-store';
import type { ReferralLink } from '../../../domain/partnership/partnership';
import { CopyButton } from '../../components/copy-button';
import { SupportText } from '../../components/text/support-text';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { useStore } from '../../hooks/use-store';
import { Verbatim } from '../../components/text/verbatim';
import styles from '../screens/partnership.module.css';

interface OwnLinkProps {
  /** Undefined if the gateway does not have it. */
  link: ReferralLink | undefined;
  /** Shows the code separately, too: people type it into the registration. */
  withCode?: boolean;
}

/** The client's own link, to copy and to send. */
export const OwnLink = observer(function OwnLink({ link, withCode = false }: OwnLinkProps) {
  const { t } = useTranslation();
  const copies = useStore(ClipboardStore);
  if (!link)
    return (
      <p className={sections['help']}>
        <SupportText>{t('partnership.noLink')}</SupportText>
      </p>
    );
  const mail = `mailto:?subject=${encodeURIComponent(t('partnership.mailSubject'))}&body=${encodeURIComponent(link.url)}`;
  return (
    <section className={sections['section']}>
      <h2>{t('partnership.yourLink')}</h2>
      {withCode && (
        <p className={styles['code']}>
          <Sentence
            textKey="partnership.code"
            parts={{
              code: <Verbatim data-testid="partnership-code">{link.code}</Verbatim>,
            }}
          />
          <CopyButton label={t('partnership.copyCode')} onCopy={() => void copies.copy(link.code)} />
        </p>
      )}
      <div className={styles['share']}>
        <p className={styles['address']}>
          <Verbatim data-testid="partnership-link">{link.url}</Verbatim>
        </p>
        <Button
          type="primary"
          size="large"
          icon={<CopyOutlined aria-hidden />}
          data-testid="partnership-copy"
          onClick={() => void copies.copy(link.url)}
        >
          {t('partnership.copyLink')}
        </Button>
      </div>
      <a className={styles['mail']} href={mail}>
        <MailOutlined aria-hidden /> {t('partnership.mail')}
      </a>
    </section>
  );
});
