import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { ClipboardStore } from '../../../application/kernel/clipboard-store';
import { instantOf } from '../../../domain/kernel/instant';
import { sizeOf, type PartnerMaterial } from '../../../domain/partnership/partner-material';
import type { ReferralLink } from '../../../domain/partnership/partnership';
import { Time } from '../../components/figures/time';
import { GatewayText } from '../../components/text/gateway-text';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { localizedName } from '../../i18n/names';
import { useTranslation } from '../../i18n/texts';
import lists from '../lists/lists.module.css';
import styles from './material.module.css';

interface MaterialItemProps {
  item: PartnerMaterial;
  /** The link that is copied. */
  link: ReferralLink | undefined;
}

/** A banner to save, or a text to copy, with the link that belongs below it. */
export const MaterialItem = observer(function MaterialItem({ item, link }: MaterialItemProps) {
  const { t } = useTranslation();
  const copies = useStore(ClipboardStore);
  const language = localizedName('language', item.culture, useCulture());
  const { alt, culture, height, id, picture, width } = item;
  const size = sizeOf(item);
  const until = instantOf(item.validUntil);
  const noteId = `partnership-material-note-${id}`;
  return (
    <li className={styles['item']} data-testid={`partnership-material-${id}`}>
      {picture === null ? (
        <p className={styles['text']}>
          <GatewayText culture={culture}>{alt}</GatewayText>
        </p>
      ) : (
        <img
          className={styles['picture']}
          src={picture}
          alt={alt}
          lang={culture}
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
        />
      )}
      <p id={noteId} className={lists['quiet']}>
        {size !== null && (
          <>
            <Verbatim>{size.replace('x', ' × ')}</Verbatim>
            {' · '}
          </>
        )}
        <bdi>{language}</bdi>
        {until !== null && (
          <>
            {' · '}
            <Sentence textKey="material.until" parts={{ day: <Time instant={until} style="day" /> }} />
          </>
        )}
      </p>
      <div className={styles['actions']}>
        {picture !== null && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            href={picture}
            download={`${culture}-${size ?? id}`}
            target="_blank"
            rel="noreferrer"
            aria-describedby={noteId}
          >
            {t('material.save')}
          </Button>
        )}
        {link && (
          <Button
            icon={<CopyOutlined aria-hidden />}
            aria-describedby={noteId}
            onClick={() => void copies.copy(picture === null ? `${alt}\n${link.url}` : link.url)}
          >
            {t(picture === null ? 'material.copyText' : 'partnership.copyLink')}
          </Button>
        )}
      </div>
    </li>
  );
});
