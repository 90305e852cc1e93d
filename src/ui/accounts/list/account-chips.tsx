import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import type { Account } from '../../../domain/accounts/account';
import type { MarginHealth } from '../../../domain/accounts/margin-health';
import { marginRunway } from '../../../domain/accounts/margin-runway';
import { Amount } from '../../components/figures/amount';
import { Chip } from '../../components/chip';
import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

/** Rights that limit the client. Full rights have no chip. */
const LIMITED_RIGHTS: ReadonlySet<string> = new Set(['closeOnly', 'noTrading', 'noLogin']);

interface AccountChipsProps {
  account: Account;
  health: MarginHealth;
  /** Adds the levels of margin call and stop-out. */
  withLevels?: boolean;
}

/** Chips for an account's unusual states: low margin, limited rights, demo, swap-free. */
export function AccountChips({ account, health, withLevels = false }: AccountChipsProps) {
  const { t } = useTranslation();
  const { rights, status, kind, swapFree } = account;
  return (
    <>
      {(health === 'low' || health === 'critical') && (
        <Chip tone={health === 'low' ? 'warning' : 'error'} icon={<WarningOutlined />}>
          <bdi>
            <MarginText account={account} health={health} withLevels={withLevels} />
          </bdi>
        </Chip>
      )}
      {status === 'pending' && (
        <Chip tone="info" icon={<ClockCircleOutlined />}>
          {t('accounts.pending')}
        </Chip>
      )}
      {rights !== null && LIMITED_RIGHTS.has(rights) && <Chip>{t(`accounts.rights.${rights}`)}</Chip>}
      {kind === 'demo' && <Chip tone="outline">{t('accounts.demo')}</Chip>}
      {swapFree && <Chip tone="outline">{t('accounts.swapFree')}</Chip>}
    </>
  );
}

/** A low margin as an amount, if the margin call is known and not yet reached; else as a word. */
function MarginText({ account, health, withLevels }: Required<AccountChipsProps>) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { currency, marginCallLevel, stopOutLevel } = account;
  const distance = health === 'low' && !withLevels && marginRunway(account)?.call?.distance;
  if (distance)
    return (
      <Sentence
        textKey="account.runway.untilCall"
        parts={{ amount: <Amount value={distance} currency={currency} /> }}
      />
    );
  const word = t(`accounts.margin.${health}`);
  if (!withLevels || marginCallLevel === null || stopOutLevel === null) return word;
  const percent = (level: string) => `\u2066${numbers.shortPercent(level)}\u2069`;
  return t('accounts.margin.withLevels', {
    word,
    call: percent(marginCallLevel),
    out: percent(stopOutLevel),
  });
}
