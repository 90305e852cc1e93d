import { instantOf } from '../../../domain/kernel/instant';
import { BOOK_ZONE } from '../../../domain/kernel/book-zone';
import type { Rehearsal } from '../../../domain/social/rehearsal';
import { costsOf, resultPercent } from '../../../domain/social/rehearsal-figures';
import { Amount } from '../../components/figures/amount';
import { Profit } from '../../components/figures/profit';
import { Time } from '../../components/figures/time';
import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { PageZone } from '../../i18n/page-zone';
import { useTranslation } from '../../i18n/texts';
import styles from './rehearsal.module.css';

/** Lowest value, costs and result, with the stop and the strategy's own return. */
export function RehearsalFigures({ rehearsal }: { rehearsal: Rehearsal }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { currency, result, stoppedAt, strategyPercent, worst } = rehearsal;
  const percentText = (percent: string | null | undefined) =>
    percent === null || percent === undefined ? '—' : `\u2066${numbers.roundChange(percent).text}\u2069`;
  return (
    <dl className={styles['figures']}>
      <div>
        <dt>{t('social.rehearsal.worst')}</dt>
        <dd>
          <Amount value={worst} currency={currency} />
        </dd>
        <dd className={styles['note']}>
          <StopText stoppedAt={stoppedAt} />
        </dd>
      </div>
      <div>
        <dt>{t('social.rehearsal.costs')}</dt>
        <dd>
          <Amount value={costsOf(rehearsal)} currency={currency} withoutCode />
        </dd>
      </div>
      <div>
        <dt>{t('social.copy.result')}</dt>
        <dd>
          <Profit value={result} currency={currency} />
        </dd>
        <dd className={styles['note']}>
          {t('social.rehearsal.ofStrategy', {
            percent: percentText(resultPercent(rehearsal)),
            strategy: percentText(strategyPercent),
          })}
        </dd>
      </div>
    </dl>
  );
}

function StopText({ stoppedAt }: { stoppedAt: string | null }) {
  const { t } = useTranslation();
  const instant = instantOf(stoppedAt);
  if (instant === null) return t('social.rehearsal.notStopped');
  return (
    <PageZone value={BOOK_ZONE}>
      <b>
        <Sentence textKey="social.rehearsal.stopped" parts={{ time: <Time instant={instant} /> }} />
      </b>
    </PageZone>
  );
}
