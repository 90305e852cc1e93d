import { observer } from 'mobx-react-lite';
import { OpeningStore } from '../../../application/opening/opening-store';
import { needsApproval, type OpeningChoice } from '../../../domain/opening/choose-opening';
import { Facts } from '../../components/figures/facts';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import page from '../../money/parts/money-page.module.css';
import { useMoneyText } from '../../money/parts/amount-texts';
import { Verbatim } from '../../components/text/verbatim';

/** The client's choices, and the next step. */
export const OpeningSummary = observer(function OpeningSummary({ choice }: { choice: OpeningChoice }) {
  const { t } = useTranslation();
  const formatMoney = useMoneyText();
  const numbers = useNumbers();
  const { kind, limit, nickname } = useStore(OpeningStore);
  const { offer, wish } = choice;
  if (!offer) return null;
  const account = [t(`accounts.tab.${kind}`), offer.platform];
  const mode = wish.marginMode && t(`account.mode.${wish.marginMode}`);
  return (
    <div className={page['aside']}>
      <section>
        <h2>{t('account.open.choices')}</h2>
        <Facts
          facts={[
            {
              key: 'account',
              label: t('accounts.account'),
              value: [...account, mode].filter(Boolean).join(', '),
            },
            { key: 'offer', label: t('account.open.offer'), value: <bdi>{wish.accountType}</bdi> },
            {
              key: 'server',
              label: t('platform.server'),
              value: offer.server && <Verbatim dir="auto">{offer.server}</Verbatim>,
            },
            { key: 'currency', label: t('account.fact.currency'), value: wish.currency },
            {
              key: 'leverage',
              label: t('account.fact.leverage'),
              value: <Verbatim>1:{wish.leverage}</Verbatim>,
            },
            {
              key: 'swapFree',
              label: t('account.fact.swapFree'),
              value: t(`account.${wish.swapFree === 'yes' ? 'yes' : 'no'}`),
            },
            ...(wish.balance
              ? [
                  {
                    key: 'balance',
                    label: t('accounts.balance'),
                    value: formatMoney(wish.balance, wish.currency),
                  },
                ]
              : []),
            ...(nickname.trim()
              ? [
                  {
                    key: 'nickname',
                    label: t('account.settings.name'),
                    value: <Verbatim dir="auto">{nickname.trim()}</Verbatim>,
                  },
                ]
              : []),
          ]}
        />
      </section>
      <section>
        <h2>{t('money.next.title')}</h2>
        <p>{t(needsApproval(choice) ? 'account.open.reviewed' : 'account.open.atOnce')}</p>
        {limit && (
          <p className={page['note']}>
            {t('account.open.limit', {
              have: numbers.integer(limit.count),
              most: numbers.integer(limit.most),
            })}
          </p>
        )}
      </section>
    </div>
  );
});
