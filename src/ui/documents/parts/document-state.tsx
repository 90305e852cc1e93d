import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import type { ReactNode } from 'react';
import { daysLeft, type ClientDocument, type DocumentStatus } from '../../../domain/documents/document';
import { instantOf } from '../../../domain/kernel/instant';
import { Chip, type ChipTone } from '../../components/chip';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';

const CHIPS: Readonly<Record<DocumentStatus, { tone: ChipTone; icon: ReactNode }>> = {
  none: { tone: 'neutral', icon: <MinusCircleOutlined /> },
  pending: { tone: 'warning', icon: <ClockCircleOutlined /> },
  verified: { tone: 'success', icon: <CheckCircleOutlined /> },
  rejected: { tone: 'error', icon: <CloseCircleOutlined /> },
  expired: { tone: 'error', icon: <WarningOutlined /> },
};

/** The state of a document as a chip, with its date. */
export function DocumentState({ document, now }: { document: ClientDocument; now: number }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { status, reviewedAt, sentAt, validUntil } = document;
  const daysUntilExpiry = daysLeft(document, now);
  const validUntilInstant = instantOf(validUntil);
  const date = instantOf(status === 'pending' ? sentAt : reviewedAt);
  return (
    <div>
      {daysUntilExpiry === null ? (
        <Chip {...CHIPS[status]}>{t(`documents.status.${status}`)}</Chip>
      ) : (
        <Chip tone="warning" icon={<WarningOutlined />}>
          {t('documents.expiresIn', { count: daysUntilExpiry, number: numbers.integer(daysUntilExpiry) })}
        </Chip>
      )}
      <p className={sections['meta']}>
        {validUntilInstant !== null && ['verified', 'expired'].includes(status) ? (
          <Sentence
            textKey="documents.validUntil"
            parts={{ date: <Time instant={validUntilInstant} style="day" /> }}
          />
        ) : (
          date !== null && (
            <Sentence
              textKey={status === 'pending' ? 'documents.sent' : 'documents.checked'}
              parts={{ date: <Time instant={date} /> }}
            />
          )
        )}
      </p>
    </div>
  );
}
