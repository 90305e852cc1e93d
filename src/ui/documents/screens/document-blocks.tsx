import WarningFilled from '@ant-design/icons/es/icons/WarningFilled';
import { useTranslation } from '../../i18n/texts';
import { blocksOf, worksUntil, type Block, type ClientDocument } from '../../../domain/documents/document';
import { Amount } from '../../components/figures/amount';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import styles from './document-blocks.module.css';

/** What waits for documents, and from when: as the gateway says, and nothing where it says nothing. */
export function DocumentBlocks({ documents, now }: { documents: readonly ClientDocument[]; now: number }) {
  const { t } = useTranslation();
  const blocks = blocksOf(documents, now);
  if (blocks.length === 0) return null;
  return (
    <div className={styles['blocks']} role="status" data-testid="document-blocks">
      <WarningFilled aria-hidden />
      <ul>
        {blocks.map(({ kind, block }, at) => (
          <li key={at}>
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
  const until = worksUntil(block, now);
  const what = <What block={block} />;
  return until === null ? (
    <Sentence textKey="documents.blocks.now" parts={{ what }} />
  ) : (
    <Sentence textKey="documents.blocks.from" parts={{ what, date: <Time instant={until} style="date" /> }} />
  );
}

function What({ block: { action, above } }: { block: Block }) {
  const { t } = useTranslation();
  const what = t(`documents.blocks.${action}`);
  if (above === null) return what;
  const amount = <Amount value={above.amount} currency={above.currency} />;
  return <Sentence textKey="documents.blocks.above" values={{ what }} parts={{ amount }} />;
}
