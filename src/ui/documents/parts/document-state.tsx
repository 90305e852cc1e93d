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

const LOOKS: Readonly<Record<DocumentStatus, { tone: ChipTone; icon: ReactNode }>> = {
  none: { tone: 'neutral', icon: <MinusCircleOutlined /> },
  pending: { tone: 'warning', icon: <ClockCircleOutlined /> },
  verified: { tone: 'success', icon: <CheckCircleOutlined /> },
  rejected: { tone: 'error', icon: <CloseCircleOutlined /> },
  expired: { tone: 'error', icon: <WarningOutlined /> },
};

/** The state of a document in a word, with the date that matters. */
export function DocumentState({ document, now }: { document: ClientDocument; now: number }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { status, reviewedAt, sentAt, validUntil } = document;
  const left = daysLeft(document, now);
  const valid = instantOf(validUntil);
  const date = instantOf(status === 'pending' ? sentAt : reviewedAt);
  return (
    <div>
      {left === null ? (
        <Chip {...LOOKS[status]}>{t(`documents.status.${status}`)}</Chip>
      ) : (
        <Chip tone="warning" icon={<WarningOutlined />}>
          {t('documents.expiresIn', { count: left, number: numbers.integer(left) })}
        </Chip>
      )}
      <p className={sections['meta']}>
        {valid !== null && ['verified', 'expired'].includes(status) ? (
          <Dated textKey="documents.validUntil" instant={valid} />
        ) : (
          date !== null && (
            <Dated textKey={status === 'pending' ? 'documents.sent' : 'documents.checked'} instant={date} />
          )
        )}
      </p>
    </div>
  );
}

function Dated({ textKey, instant }: { textKey: string; instant: number }) {
  return <Sentence textKey={textKey} parts={{ date: <Time instant={instant} style="date" /> }} />;
}
