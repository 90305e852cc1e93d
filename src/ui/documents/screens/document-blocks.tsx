import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { useTranslation } from '../../i18n/texts';
import { blocksOf, blockStart, type Block, type ClientDocument } from '../../../domain/documents/document';
import { Amount } from '../../components/figures/amount';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import styles from './document-blocks.module.css';

/** Actions that are blocked until documents arrive, with the date, as sent by the gateway. */
export function DocumentBlocks({ documents, now }: { documents: readonly ClientDocument[]; now: number }) {
  const { t } = useTranslation();
  const blocks = blocksOf(documents, now);
  if (blocks.length === 0) return null;
  return (
    <div className={styles['blocks']} role="status" data-testid="document-blocks">
      <WarningFilled aria-hidden />
      <ul>
        {blocks.map(({ kind, block }, index) => (
          <li key={index}>
            <strong>{t(`documents.kind.${kind}`)}</strong>
            {' · '}
            <Consequence block={block} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Consequence({ block, now }: { block: Block; now: number }) {
  const until = blockStart(block, now);
  const blockedAction = <BlockedAction block={block} />;
  return until === null ? (
    <Sentence textKey="documents.blocks.now" parts={{ what: blockedAction }} />
  ) : (
    <Sentence
      textKey="documents.blocks.from"
      parts={{ what: blockedAction, date: <Time instant={until} /> }}
    />
  );
}

function BlockedAction({ block: { action, threshold } }: { block: Block }) {
  const { t } = useTranslation();
  const actionText = t(`documents.blocks.${action}`);
  if (threshold === null) return actionText;
  const amount = <Amount value={threshold.amount} currency={threshold.currency} />;
  return <Sentence textKey="documents.blocks.above" values={{ what: actionText }} parts={{ amount }} />;
}
