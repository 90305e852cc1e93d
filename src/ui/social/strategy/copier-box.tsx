import type { CopierResults } from '../../../domain/social/strategy';
import { Facts } from '../../components/figures/facts';
import { Verbatim } from '../../components/text/verbatim';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './strategy.module.css';

/** Width of the drawing's own units, in percent; left free at both ends. */
const MARGIN = 2;

/** The results of copiers as quartiles, after all costs. */
export function CopierBox({ copied }: { copied: CopierResults | null }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const change = (value: string | null) =>
    value === null ? null : <Verbatim>{numbers.roundChange(value).text}</Verbatim>;
  return (
    <section data-testid="strategy-copied">
      <h2>{t('social.page.got')}</h2>
      {copied === null || copied.median === null ? (
        <p className={styles['note']}>
          {t('social.page.fewCopies', { count: numbers.integer(copied?.count ?? 0) })}
        </p>
      ) : (
        <>
          <Box copied={copied} />
          <Facts
            facts={[
              { key: 'q1', label: t('social.page.q1'), value: change(copied.q1) },
              { key: 'median', label: t('social.page.half'), value: <b>{change(copied.median)}</b> },
              { key: 'q3', label: t('social.page.q3'), value: change(copied.q3) },
              {
                key: 'ends',
                label: t('social.page.ends'),
                value: (
                  <>
                    {change(copied.worst)}, {change(copied.best)}
                  </>
                ),
              },
              {
                key: 'losses',
                label: t('social.page.losses'),
                value: t('social.visible', {
                  count: numbers.integer(copied.losses ?? 0),
                  total: numbers.integer(copied.count ?? 0),
                }),
              },
            ]}
          />
        </>
      )}
      <p className={`${styles['note']} ${styles['rules']}`}>{t('social.copiedRule')}</p>
    </section>
  );
}

/** The facts below as a drawing, from the worst to the best copy with the line of zero. Never mirrored. */
function Box({ copied: { best, median, q1, q3, worst } }: { copied: CopierResults }) {
  const values = [worst, q1, median, q3, best].map(Number);
  const low = Math.min(0, ...values);
  const range = Math.max(0, ...values) - low || 1;
  const x = (value: number) => MARGIN + ((value - low) / range) * (100 - 2 * MARGIN);
  const [worstX = 0, q1X = 0, medianX = 0, q3X = 0, bestX = 0] = values.map(x);
  const line = (at: number) => `${at}%`;
  return (
    <svg className={styles['box']} aria-hidden="true">
      <line x1={line(x(0))} x2={line(x(0))} y1="0" y2="48" strokeDasharray="3 3" />
      <line x1={line(worstX)} x2={line(bestX)} y1="24" y2="24" />
      <line x1={line(worstX)} x2={line(worstX)} y1="17" y2="31" />
      <line x1={line(bestX)} x2={line(bestX)} y1="17" y2="31" />
      <rect x={line(q1X)} width={line(Math.max(q3X - q1X, 0.5))} y="10" height="28" />
      <line className={styles['median']} x1={line(medianX)} x2={line(medianX)} y1="10" y2="38" />
    </svg>
  );
}
