import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { instantOf } from '../../../domain/kernel/instant';
import { strategyPage } from '../../../domain/social/social-address';
import type { StrategyDetails } from '../../../domain/social/strategy-details';
import { Facts } from '../../components/figures/facts';
import { SplitSection } from '../../components/page/split-section';
import { useCulture } from '../../i18n/culture-context';
import { formatInstant } from '../../i18n/dates';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import { useEndText } from '../screens/strategy-name';
import styles from './strategy.module.css';

/** Facts about a strategy that a copier should know: whose money, the fee, and the strategies that were closed. */
export function StrategyDisclosure({ page }: { page: StrategyDetails }) {
  const { t } = useTranslation();
  const { disclosure } = page;
  const texts = useDisclosureTexts(page);
  if (!disclosure) return null;
  const fact = (key: keyof typeof texts, label: string) => ({ key, label, value: texts[key] });
  return (
    <SplitSection title={t('social.disclosure.title')} testId="strategy-disclosure">
      <Facts
        facts={[
          fact('provider', t('social.disclosure.provider')),
          fact('fee', t('social.fee')),
          fact('earns', t('social.disclosure.earns')),
          fact('room', t('social.copiers')),
          fact('deals', t('social.disclosure.deals')),
          fact('started', t('social.started')),
          fact('pips', t('social.pips')),
          fact('return', t('social.return')),
          fact('closed', t('social.disclosure.closed')),
        ]}
      />
    </SplitSection>
  );
}

function useDisclosureTexts({ disclosure, retired, strategy }: StrategyDetails) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const culture = useCulture();
  const formatMoney = useMoneyText();
  const { copiers, currency, equity, feePercent, minimum, pips, provider, returnPercent, startedAt } =
    strategy;
  const money = (value: string | null) => (value === null ? '—' : formatMoney(value, currency ?? ''));
  const integer = (value: number | null | undefined) =>
    value === null || value === undefined ? '—' : numbers.integer(value);
  const percent = (value: string | null) => (value === null ? '—' : numbers.shortPercent(value));
  const day = (value: string | null) => {
    const instant = instantOf(value);
    return instant === null ? '—' : formatInstant(instant, culture, 'day', 'UTC');
  };
  const changes = disclosure?.feeChanges ?? [];
  const feeTexts = [
    t('social.terms.fee', { percent: percent(feePercent) }),
    ...(changes.length === 0
      ? [t('social.disclosure.unchanged', { day: day(startedAt) })]
      : changes.map(({ at, from, to }) =>
          t('social.disclosure.changed', { day: day(at), from: percent(from), to: percent(to) }),
        )),
  ];
  return {
    provider: t(`social.disclosure.of.${disclosure?.money ?? 'own'}`, {
      name: provider ?? '—',
      amount: money(equity),
    }),
    fee: feeTexts.join(' '),
    earns: t('social.disclosure.earnsText'),
    room: t('social.disclosure.room', {
      copiers: integer(copiers),
      capacity: integer(disclosure?.capacity),
      minimum: money(minimum),
      max: integer(disclosure?.maxCopies),
    }),
    deals: t('social.disclosure.dealsText', {
      symbols: disclosure?.symbols.join(', ') ?? '',
      open: integer(disclosure?.openCount),
      closed: integer(disclosure?.yearDeals),
    }),
    started: day(startedAt),
    pips: pips === null ? null : numbers.exact(pips),
    return: returnPercent === null ? null : numbers.roundChange(returnPercent).text,
    closed: retired === null ? null : <Retired retired={retired} />,
  } satisfies Record<string, ReactNode>;
}

function Retired({ retired }: { retired: NonNullable<StrategyDetails['retired']> }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const endText = useEndText();
  const { closed, items, published, withLoss } = retired;
  return (
    <div data-testid="strategy-retired">
      {t('social.groupNote.retired', {
        published: numbers.integer(published ?? 0),
        closed: numbers.integer(closed ?? 0),
        losses: numbers.integer(withLoss ?? 0),
      })}
      {items.map((strategy) => (
        <p key={strategy.id}>
          <Link to={strategyPage(strategy.id)} className={styles['link']}>
            {strategy.name}
          </Link>{' '}
          {endText(strategy)}
          {strategy.returnPercent !== null && ` · ${numbers.roundChange(strategy.returnPercent).text}`}
        </p>
      ))}
    </div>
  );
}
