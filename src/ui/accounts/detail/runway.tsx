import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { ExposureStore } from '../../../application/accounts/exposure-store';
import type { Account } from '../../../domain/accounts/account';
import { marginHealth } from '../../../domain/accounts/margin-health';
import { marginRunway, type MarginRunway, type RunwayMark } from '../../../domain/accounts/margin-runway';
import { canMoveMoney, moneyAddress } from '../../../domain/accounts/money-move';
import { Amount } from '../../components/figures/amount';
import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { TradeEntries, useTradeTarget } from '../actions/trade-entries';
import { TargetLink } from '../actions/trade-link';
import { Verbatim } from '../../components/text/verbatim';
import buttons from '../../components/plain-button.module.css';
import styles from './runway.module.css';

/** The distance to margin call and stop-out, as text and as a bar, with links that help. */
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

interface HeadlinePriceProps {
  account: Account;
  /** Amount that the equity can still lose. */
  distance: string;
}

interface RunwayProps {
  account: Account;
  runway: MarginRunway;
}

/** The margin runway as a sentence: the amount that the equity can still lose. */
function Headline({ account, runway: { call, stopOut } }: RunwayProps) {
  const { t } = useTranslation();
  const next = call?.distance ? ('call' as const) : ('stopOut' as const);
  const distance = call?.distance ?? stopOut?.distance;
  if (!distance) return <p className={styles['headline']}>{t('account.runway.reached')}</p>;
  return (
    <p className={styles['headline']}>
      <Sentence
        textKey={`account.runway.${next === 'call' ? 'untilCall' : 'untilStopOut'}`}
        parts={{ amount: <Amount value={distance} currency={account.currency} /> }}
      />
      <HeadlinePrice account={account} distance={distance} />
    </p>
  );
}

/** The same distance as a price, if all positions are in one symbol. */
const HeadlinePrice = observer(function HeadlinePrice(props: HeadlinePriceProps) {
  return useFeature('account') ? <LoadedPrice {...props} /> : null;
});

const LoadedPrice = observer(function LoadedPrice({
  account: { login, currency },
  distance,
}: HeadlinePriceProps) {
  const numbers = useNumbers();
  const priceMark = useStore(ExposureStore).priceOfLoss(login, distance, currency);
  if (!priceMark) return null;
  const { percent, price, symbol } = priceMark;
  return (
    <span data-testid="runway-price">
      {' = '}
      <Verbatim>
        {symbol} {numbers.exact(price)}, {numbers.percentChange(percent).text}
      </Verbatim>
    </span>
  );
});

/** Links that help: deposit, or close positions. */
function Remedies({ account }: { account: Account }) {
  const { t } = useTranslation();
  const target = useTradeTarget(account);
  return (
    <p className={styles['remedies']}>
      {canMoveMoney(account) && (
        <Link to={moneyAddress('deposit', account.login)} className={buttons['button']}>
          {t('money.move.deposit')}
        </Link>
      )}
      {target && (
        <TargetLink target={target} className={buttons['button']}>
          {t('accounts.closePositions')}
        </TargetLink>
      )}
    </p>
  );
}

/** A bar that repeats the text; hidden from screen readers. */
function Bar({ account, runway: { call, stopOut, filledShare } }: RunwayProps) {
  return (
    <div className={`${styles['bar']} ${styles[marginHealth(account)] ?? ''}`} aria-hidden="true">
      <span className={styles['fill']} style={{ inlineSize: `${filledShare * 100}%` }} />
      {[stopOut, call].map(
        (mark, index) =>
          mark && (
            <span
              key={index}
              className={index === 0 ? styles['out'] : styles['call']}
              style={{ insetInlineStart: `${mark.position * 100}%` }}
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

function Mark({ kind, mark: { level, equity, distance }, currency }: MarkProps) {
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
          {distance === null ? (
            t('account.runway.passed')
          ) : (
            <Sentence
              textKey="account.runway.away"
              parts={{ amount: <Amount withoutCode value={distance} currency={currency} /> }}
            />
          )}
        </small>
      </dd>
    </div>
  );
}
