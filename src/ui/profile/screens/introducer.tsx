import Switch from 'antd/es/switch';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { IntroducerStore } from '../../../application/partnership/introducer-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { Introducer as IntroducerData } from '../../../domain/partnership/introducer';
import { Amount } from '../../components/figures/amount';
import { Facts, type Fact } from '../../components/figures/facts';
import { Time } from '../../components/figures/time';
import { SplitSection } from '../../components/page/split-section';
import sections from '../../components/page/page-sections.module.css';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Verbatim } from '../../components/text/verbatim';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { ConjunctionList } from '../../i18n/conjunction-list';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';

/** The partner who referred the client: what they see, what they earned, and the switch that hides the trades from them. */
export const Introducer = observer(function Introducer() {
  const { t } = useTranslation();
  const store = useStore(IntroducerStore);
  useEffect(() => store.open(), [store]);
  if (store.isMissing) return null;
  return (
    <SplitSection
      title={t('profile.introducer.title')}
      help={t('profile.introducer.help')}
      testId="introducer"
    >
      {store.submission.problem && <FormProblemNotice problem={store.submission.problem} />}
      <FreshPanel
        remote={store.remote}
        onRetry={() => store.retry()}
        failedTitle={t('profile.introducer.failed')}
      >
        {(introducer) => introducer && <Details introducer={introducer} />}
      </FreshPanel>
    </SplitSection>
  );
});

const Details = observer(function Details({ introducer }: { introducer: IntroducerData }) {
  const { t } = useTranslation();
  const { isHidden, paid, reason, state } = introducer;
  return (
    <>
      {state !== 'active' && (
        <FormNotice tone="info">
          {t(`profile.introducer.state.${state === 'refused' ? (reason ?? 'self') : state}`)}
        </FormNotice>
      )}
      <Facts facts={useFacts(introducer)} />
      {state === 'active' && paid.length === 0 && (
        <p className={sections['meta']}>{t('profile.introducer.none')}</p>
      )}
      <HideSwitch isHidden={isHidden} />
    </>
  );
});

function useFacts({ name, paid, sees, since }: IntroducerData): readonly Fact[] {
  const { t } = useTranslation();
  const sinceInstant = instantOf(since);
  return [
    { key: 'partner', label: t('profile.introducer.partner'), value: <Verbatim>{name}</Verbatim> },
    {
      key: 'since',
      label: t('profile.introducer.since'),
      value: sinceInstant === null ? null : <Time instant={sinceInstant} />,
    },
    {
      key: 'sees',
      label: t('profile.introducer.sees'),
      value: <ConjunctionList items={sees.map((data) => t(`profile.introducer.seen.${data}`))} />,
    },
    ...paid.map(({ amount, currency, year }) => ({
      key: `${year}-${currency}`,
      label: t('profile.introducer.earned', { year: String(year) }),
      value: <Amount value={amount} currency={currency} />,
    })),
  ];
}

const HideSwitch = observer(function HideSwitch({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation();
  const store = useStore(IntroducerStore);
  return (
    <p className={sections['line']}>
      <Switch
        aria-label={t('profile.introducer.hide')}
        aria-describedby="introducer-hide-help"
        data-testid="introducer-hide"
        checked={isHidden}
        loading={store.submission.isSending}
        onChange={(isOn) => void store.setHidden(isOn)}
      />
      <span>
        {t('profile.introducer.hide')}
        <br />
        <span id="introducer-hide-help" className={sections['meta']}>
          {t('profile.introducer.hideHelp')}
        </span>
      </span>
    </p>
  );
});
