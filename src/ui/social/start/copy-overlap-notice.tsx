import type { CopyOverlap, OverlapHolding } from '../../../domain/social/copy-terms';
import { FormNotice } from '../../forms/form-notice';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './start.module.css';

/** Warns of symbols that the client would hold twice with the copy. */
export function CopyOverlapNotice({ overlap }: { overlap: readonly CopyOverlap[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (overlap.length === 0) return null;
  return (
    <div data-testid="copy-overlap">
      {overlap.map(({ count, holdings, side, symbol }) => (
        <FormNotice key={`${symbol} ${side}`} tone="warning">
          <b>
            {t('social.overlap.title', {
              symbol: `\u2066${symbol}\u2069`,
              side: t(`social.side.${side}`),
              count: numbers.integer(count),
            })}
          </b>
          <ul>
            {holdings.map((holding) => (
              <Holding key={holding.login} holding={holding} />
            ))}
          </ul>
          <p className={styles['quiet']}>{t('social.overlap.note')}</p>
        </FormNotice>
      ))}
    </div>
  );
}

function Holding({ holding: { kind, lots, name } }: { holding: OverlapHolding }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <li>
      {t(`social.overlap.${kind}`, {
        name: `\u2068${name}\u2069`,
        lots: lots === null ? '—' : numbers.exact(lots),
      })}
    </li>
  );
}
