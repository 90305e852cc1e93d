import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PartnerListsStore } from '../../../application/partnership/partner-lists-store';
import type { RewardStep, RewardWorking } from '../../../domain/partnership/reward';
import { instantOf } from '../../../domain/kernel/instant';
import { workingPercent } from '../../../domain/partnership/working-percent';
import { Amount } from '../../components/figures/amount';
import { Facts, type Fact } from '../../components/figures/facts';
import { FactsSkeleton } from '../../components/figures/facts-skeleton';
import { Time } from '../../components/figures/time';
import { SidePanel } from '../../components/floating/side-panel';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { TimeCell } from '../../forms/books/cells';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { CpaConditions } from './cpa-conditions';
import styles from './lists.module.css';
import { RewardStateChip } from './reward-state';

interface RewardWhyProps {
  id: number;
  onClose: () => void;
}

/** The calculation of a reward, or the reason why there is none, in a panel beside the list. */
export const RewardWhy = observer(function RewardWhy({ id, onClose }: RewardWhyProps) {
  const { t } = useTranslation();
  const store = useStore(PartnerListsStore);
  useEffect(() => store.loadWorking(id), [store, id]);
  return (
    <SidePanel title={t('partnership.why.title')} testId="reward-why" onClose={onClose}>
      <FreshPanel
        remote={store.working(id)}
        onRetry={() => store.retryWorking(id)}
        failedTitle={t('partnership.why.failed')}
        skeleton={<FactsSkeleton count={6} />}
      >
        {(reward) => <Reward reward={reward} />}
      </FreshPanel>
    </SidePanel>
  );
});

function Reward({ reward }: { reward: RewardWorking }) {
  const { t } = useTranslation();
  const { ahead, amount, conditions, currency, reason, state, steps, working } = reward;
  return (
    <>
      <p className={styles['result']}>
        <Amount value={amount} currency={currency} /> <RewardStateChip state={state} />
      </p>
      {reason !== null && <p className={styles['reason']}>{t(`partnership.reason.${reason}`)}</p>}
      {working.length > 0 && <Working reward={reward} />}
      {conditions !== null && (
        <>
          <h3 className={styles['block']}>{t('partnership.cpa.title')}</h3>
          <CpaConditions conditions={conditions} />
        </>
      )}
      <Facts facts={useFacts(reward)} />
      <h3 className={styles['block']}>{t('partnership.why.steps')}</h3>
      <ol className={styles['steps']}>
        {steps.map(({ at, state: step }) => (
          <li key={step}>
            <RewardStateChip state={step} />
            <span className={styles['quiet']}>
              <TimeCell instant={at} />
            </span>
          </li>
        ))}
        {ahead.map((step) => (
          <StepAhead key={step.state} {...step} />
        ))}
      </ol>
      <p className={styles['quiet']}>{t('partnership.why.note')}</p>
    </>
  );
}

/** A future state, unless something prevents it. */
function StepAhead({ at, state }: RewardStep) {
  const instant = instantOf(at);
  if (instant === null) return null;
  return (
    <li className={styles['ahead']}>
      <span>
        <Sentence
          textKey={state === 'approved' ? 'partnership.due' : 'partnership.payDue'}
          parts={{ day: <Time instant={instant} style="day" /> }}
        />
      </span>
    </li>
  );
}

/** The figures that multiply to the reward. */
function Working({ reward: { amount, currency, level, working } }: { reward: RewardWorking }) {
  const { t } = useTranslation();
  const figureOf = useFigureText();
  return (
    <dl className={styles['working']}>
      {working.map((figure, index) => (
        <div key={figure.what}>
          <dt>
            <span className={styles['operator']} aria-hidden="true">
              {index > 0 && '×'}
            </span>
            {t(`partnership.why.${figure.what}`, { level, pair: `\u2066${figure.unit}\u2069` })}
          </dt>
          <dd>{figureOf(figure)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <span className={styles['operator']} aria-hidden="true">
            =
          </span>
          {t('partnership.why.result')}
        </dt>
        <dd>
          <Amount value={amount} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

/** A figure of the working: money, a share in percent, or a number with all its digits. */
function useFigureText() {
  const numbers = useNumbers();
  return (figure: RewardWorking['working'][number]) => {
    const { unit, value, what } = figure;
    if (what === 'rate' || what === 'costs' || what === 'cpa')
      return <Amount value={value} currency={unit} />;
    const percent = workingPercent(figure);
    return (
      <Verbatim>{percent === undefined ? numbers.exact(value) : numbers.exactPercent(percent)}</Verbatim>
    );
  };
}

function useFacts({ email, kind, lots, rate, ref, scheme, source, symbol }: RewardWorking): readonly Fact[] {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return [
    {
      key: 'rule',
      label: t('partnership.why.rule'),
      value: scheme && (
        <>
          {t(`partnership.why.scheme.${scheme.kind}`, { version: numbers.integer(scheme.version) })}
          {scheme.text !== null && <div className={styles['quiet']}>{scheme.text}</div>}
        </>
      ),
    },
    {
      key: 'trade',
      label: t('partnership.column.trade'),
      value: source ? (
        <>
          <Verbatim>
            {[source.ticket, symbol, lots && numbers.exact(lots)].filter((part) => part !== null).join(' · ')}
          </Verbatim>
          <div className={styles['quiet']}>
            <TimeCell instant={source.openedAt} /> – <TimeCell instant={source.closedAt} />
            {source.seconds !== null && (
              <> · {t('partnership.why.seconds', { seconds: numbers.integer(source.seconds) })}</>
            )}
          </div>
        </>
      ) : (
        kind === 'trade' && t('partnership.hiddenTrade')
      ),
    },
    {
      key: 'conversion',
      label: t('partnership.why.tick'),
      value: rate && (
        <>
          <Verbatim>{`${rate.from}/${rate.to} ${numbers.exact(rate.value)}`}</Verbatim>
          {rate.at !== null && (
            <div className={styles['quiet']}>
              <Time instant={Date.parse(rate.at)} />
            </div>
          )}
        </>
      ),
    },
    {
      key: 'client',
      label: t('partnership.column.client'),
      value: <Verbatim>{email === null ? ref : `${ref} · ${email}`}</Verbatim>,
    },
  ].filter(({ key, value }) => (key !== 'conversion' && key !== 'trade') || Boolean(value));
}
