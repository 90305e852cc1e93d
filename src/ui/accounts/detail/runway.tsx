import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ExposureStore } from '../../../application/accounts/exposure-store';
import type { Account } from '../../../domain/accounts/account';
import { marginHealth } from '../../../domain/accounts/accounts-view';
import { marginRunway, type MarginRunway, type RunwayMark } from '../../../domain/accounts/margin-runway';
import { canMoveMoney, moneyAddress } from '../../../domain/accounts/money-move';
import { Amount } from '../../components/figures/amount';
import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { TradeEntries, useTradeWay } from '../actions/trade-entries';
import { WayLink } from '../actions/trade-link';
import buttons from '../../components/plain-button.module.css';
import styles from './runway.module.css';

/** How far the margin call and the stop-out are, in words and as a bar, and what helps. */
export function Runway({ account }: { account: Account }) {
  const { t } = useTranslation();
  const runway = marginRunway(account);
  return (
    <section className={styles['runway']} aria-labelledby="account-runway" data-testid="margin-runway">
      <h2 id="account-runway">{t('account.runway.title')}</h2>
      {runway ? (
        <>
          <Headline account={account} runway={runway} />
          <Bar account={account} runway={runway} />
          <dl className={styles['marks']}>
            {runway.call && <Mark kind="call" mark={runway.call} currency={account.currency} />}
            {runway.stopOut && <Mark kind="stopOut" mark={runway.stopOut} currency={account.currency} />}
          </dl>
          <TradeEntries>
            <Remedies account={account} />
          </TradeEntries>
        </>
      ) : (
        <p>{t('account.runway.none')}</p>
      )}
    </section>
  );
}

interface AsPriceProps {
  account: Account;
  /** What the equity may still lose. */
  away: string;
}

interface RunwayProps {
  account: Account;
  runway: MarginRunway;
}

/** The margin runway in a sentence: how much the equity may still lose. */
function Headline({ account, runway: { call, stopOut } }: RunwayProps) {
  const { t } = useTranslation();
  const next = call?.away ? ('call' as const) : ('stopOut' as const);
  const away = call?.away ?? stopOut?.away;
  if (!away) return <p className={styles['headline']}>{t('account.runway.reached')}</p>;
  return (
    <p className={styles['headline']}>
      <Sentence
        textKey={`account.runway.${next === 'call' ? 'untilCall' : 'untilStopOut'}`}
        parts={{ amount: <Amount value={away} currency={account.currency} /> }}
      />
      <AsPrice account={account} away={away} />
    </p>
  );
}

/** The same as a price, where one symbol makes all of the exposure. */
const AsPrice = observer(function AsPrice(props: AsPriceProps) {
  return useFeature('account') ? <PriceReached {...props} /> : null;
});

const PriceReached = observer(function PriceReached({ account: { login, currency }, away }: AsPriceProps) {
  const numbers = useNumbers();
  const reached = useStore(ExposureStore).priceAt(login, away, currency);
  if (!reached) return null;
  const { percent, price, symbol } = reached;
  return (
    <span data-testid="runway-price">
      {' = '}
      <bdi dir="ltr">
        {symbol} {numbers.exact(price)}, {numbers.percentChange(percent).text}
      </bdi>
    </span>
  );
});

/** More money, or fewer positions. */
function Remedies({ account }: { account: Account }) {
  const { t } = useTranslation();
  const way = useTradeWay(account);
  return (
    <p className={styles['remedies']}>
      {canMoveMoney(account) && (
        <Link to={moneyAddress('deposit', account.login)} className={buttons['button']}>
          {t('money.move.deposit')}
        </Link>
      )}
      {way && (
        <WayLink way={way} className={buttons['button']}>
          {t('accounts.closePositions')}
        </WayLink>
      )}
    </p>
  );
}

/** Repeats what the words say. */
function Bar({ account, runway: { call, stopOut, filled } }: RunwayProps) {
  return (
    <div className={`${styles['bar']} ${styles[marginHealth(account)] ?? ''}`} aria-hidden="true">
      <span className={styles['fill']} style={{ inlineSize: `${filled * 100}%` }} />
      {[stopOut, call].map(
        (mark, index) =>
          mark && (
            <span
              key={index}
              className={index === 0 ? styles['out'] : styles['call']}
              style={{ insetInlineStart: `${mark.at * 100}%` }}
            />
          ),
      )}
    </div>
  );
}

interface MarkProps {
  kind: 'call' | 'stopOut';
  mark: RunwayMark;
  currency: string;
}

function Mark({ kind, mark: { level, equity, away }, currency }: MarkProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <div className={styles['mark']}>
      <dt>
        {t(`account.runway.${kind}`)}
        <small>
          {t(`account.runway.${kind}Note`, { level: `\u2066${numbers.shortPercent(level)}\u2069` })}
        </small>
      </dt>
      <dd>
        <Amount value={equity} currency={currency} />
        <small>
          {away === null ? (
            t('account.runway.passed')
          ) : (
            <Sentence
              textKey="account.runway.away"
              parts={{ amount: <Amount bare value={away} currency={currency} /> }}
            />
          )}
        </small>
      </dd>
    </div>
  );
}
