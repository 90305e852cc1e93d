import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import Switch from 'antd/es/switch';
import { OpeningStore } from '../../../application/opening/opening-store';
import {
  needsApproval,
  accountTypeOf,
  type OpeningChoice,
  type OpeningStep,
} from '../../../domain/opening/choose-opening';
import { openingAddress } from '../../../domain/accounts/account-tabs';
import type { OpeningOffer } from '../../../domain/opening/opening';
import { Tiles } from '../../forms/antd/tiles';
import { FieldGroup } from '../../forms/field';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { useMoneyText } from '../../money/parts/amount-texts';
import { UnavailableChoiceNote } from './unavailable-choice-note';
import styles from './opening.module.css';

interface ChoicesProps {
  choice: OpeningChoice;
}

const KIND_TEXTS = { live: 'ownMoney', demo: 'practice' } as const;

/** The steps of opening an account. Each one narrows those below it. */
export const OpeningChoices = observer(function OpeningChoices({ choice }: ChoicesProps) {
  const { offer } = choice;
  return (
    <>
      <Kind />
      <Platform choice={choice} />
      <Offer choice={choice} />
      {offer && (
        <>
          <MarginMode choice={choice} />
          <Currency choice={choice} />
          <Leverage choice={choice} />
          {offer.isSwapFreeOffered && <SwapFree choice={choice} />}
          {choice.balances.length > 0 && <Balance choice={choice} />}
        </>
      )}
    </>
  );
});

/** The choice between live and demo. Each kind has an address of its own. */
const Kind = observer(function Kind() {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  const navigate = useNavigate();
  return (
    <FieldGroup id="open-kind" label={t('accounts.kinds')}>
      <Tiles
        name="open-kind"
        value={store.kind}
        tiles={(['live', 'demo'] as const).map((kind) => ({
          value: kind,
          label: t(`accounts.tab.${kind}`),
          description: t(`account.open.${KIND_TEXTS[kind]}`),
        }))}
        onChange={(kind) =>
          void navigate(openingAddress(kind === 'demo' ? 'demo' : 'live'), { replace: true })
        }
      />
    </FieldGroup>
  );
});

/** The error of a step, in words. */
function useStepError(step: OpeningStep): string | undefined {
  const { t } = useTranslation();
  const { issues } = useStore(OpeningStore);
  return issues[step] === undefined ? undefined : t('account.open.issue.notOffered');
}

const Platform = observer(function Platform({ choice: { platforms, wish } }: ChoicesProps) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  return (
    <FieldGroup id="open-platform" label={t('account.fact.platform')} error={useStepError('platform')}>
      <Tiles
        name="open-platform"
        value={wish.platform}
        tiles={platforms.map((value) => ({ value, label: value }))}
        onChange={(value) => store.choose('platform', value)}
      />
    </FieldGroup>
  );
});

const Offer = observer(function Offer({ choice: { offers, wish } }: ChoicesProps) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  const error = useStepError('accountType');
  const needsProof = offers.some(({ isAllowed, needs }) => !isAllowed && needs !== 'professional');
  return (
    <FieldGroup
      id="open-offer"
      label={t('account.open.offer')}
      error={error}
      hint={
        <>
          <UnavailableChoiceNote step="accountType" />
          {needsProof && <Link to="/upload-documents">{t('accounts.start.verify')}</Link>}
        </>
      }
    >
      <Tiles
        areRows
        name="open-offer"
        value={wish.accountType}
        tiles={offers.map((offer) => ({
          value: accountTypeOf(offer),
          label: accountTypeOf(offer),
          isDisabled: !offer.isAllowed,
          description: <Terms offer={offer} />,
        }))}
        onChange={(value) => store.choose('accountType', value)}
      />
    </FieldGroup>
  );
});

/** The costs of an offer, or the requirement that the client does not meet yet. */
const Terms = observer(function Terms({ offer }: { offer: OpeningOffer }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const { choice } = useStore(OpeningStore);
  const numbers = useNumbers();
  const { commission, firstDeposits, isAllowed, needs, spread } = offer;
  if (!isAllowed && needs !== null && needs !== 'none') return t(`account.open.needs.${needs}`);
  const currency = choice?.wish.currency;
  const first = firstDeposits.find((deposit) => deposit.currency === currency) ?? firstDeposits[0];
  const isolate = (text: string) => `\u2066${text}\u2069`;
  const parts = [
    ...(spread
      ? [
          t('account.open.spread', {
            symbol: isolate(spread.symbol),
            pips: isolate(numbers.exact(spread.pips)),
          }),
        ]
      : []),
    commission
      ? t('account.open.commission', { amount: formatMoney(commission.amount, commission.currency) })
      : t('account.open.noCommission'),
    ...(first ? [t('account.open.firstDeposit', { amount: formatMoney(first.amount, first.currency) })] : []),
  ];
  return parts.join(' · ');
});

const MarginMode = observer(function MarginMode({ choice: { offer, wish } }: ChoicesProps) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  const modes = offer?.marginModes ?? [];
  const error = useStepError('marginMode');
  if (modes.length < 2) return null;
  return (
    <FieldGroup
      id="open-mode"
      label={t('account.fact.mode')}
      error={error}
      hint={<UnavailableChoiceNote step="marginMode" />}
    >
      <Tiles
        name="open-mode"
        value={wish.marginMode}
        tiles={modes.map((value) => ({ value, label: t(`account.mode.${value}`) }))}
        onChange={(value) => store.choose('marginMode', value)}
      />
    </FieldGroup>
  );
});

const Currency = observer(function Currency({ choice: { offer, wish } }: ChoicesProps) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  return (
    <FieldGroup
      id="open-currency"
      label={t('account.fact.currency')}
      error={useStepError('currency')}
      hint={
        <>
          <UnavailableChoiceNote step="currency" /> {t('account.open.currencyHint')}
        </>
      }
    >
      <Tiles
        name="open-currency"
        value={wish.currency}
        tiles={(offer?.currencies ?? []).map((value) => ({ value, label: value }))}
        onChange={(value) => store.choose('currency', value)}
      />
    </FieldGroup>
  );
});

const Leverage = observer(function Leverage({ choice }: ChoicesProps) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  const formatMoney = useMoneyText();
  const { leverage, offer, wish } = choice;
  const margin = leverage?.margins.find(({ currency }) => currency === wish.currency);
  const formatLeverage = (value: number) => `\u20661:${value}\u2069`;
  return (
    <FieldGroup
      id="open-leverage"
      label={t('account.fact.leverage')}
      error={useStepError('leverage')}
      hint={
        <>
          <UnavailableChoiceNote step="leverage" />{' '}
          {leverage &&
            margin &&
            t('account.open.margin', {
              amount: formatMoney(margin.amount, margin.currency),
              leverage: formatLeverage(leverage.leverage),
            })}{' '}
          {needsApproval(choice) && t('account.open.reviewed')}
        </>
      }
    >
      <Tiles
        name="open-leverage"
        value={wish.leverage}
        tiles={(offer?.leverages ?? []).map(({ isAllowed, leverage: ratio, needs }) => ({
          value: String(ratio),
          label: formatLeverage(ratio),
          isDisabled: !isAllowed,
          ...(!isAllowed &&
            needs !== null &&
            needs !== 'none' && { description: t(`account.open.needs.${needs}`) }),
        }))}
        onChange={(value) => store.choose('leverage', value)}
      />
    </FieldGroup>
  );
});

const SwapFree = observer(function SwapFree({ choice: { wish } }: ChoicesProps) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  return (
    <div className={styles['switch']}>
      <div>
        <label htmlFor="open-swap-free">{t('account.fact.swapFree')}</label>
        <div className={styles['quiet']} id="open-swap-free-hint">
          {t('account.open.swapFreeHint')}
        </div>
      </div>
      <Switch
        id="open-swap-free"
        data-testid="open-swap-free"
        aria-describedby="open-swap-free-hint"
        checked={wish.swapFree === 'yes'}
        onChange={(isOn) => store.choose('swapFree', isOn ? 'yes' : 'no')}
      />
    </div>
  );
});

const Balance = observer(function Balance({ choice: { balances, wish } }: ChoicesProps) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  const formatMoney = useMoneyText();
  return (
    <FieldGroup
      id="open-balance"
      label={t('accounts.balance')}
      error={useStepError('balance')}
      hint={<UnavailableChoiceNote step="balance" />}
    >
      <Tiles
        name="open-balance"
        value={wish.balance}
        tiles={balances.map((value) => ({ value, label: formatMoney(value, wish.currency) }))}
        onChange={(value) => store.choose('balance', value)}
      />
    </FieldGroup>
  );
});
