import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/es/icons/InfoCircleOutlined';
import { observer } from 'mobx-react-lite';
import { ContestStore } from '../../../application/campaigns/contest-store';
import { dataOf } from '../../../application/remote/remote';
import type { Campaign, CampaignRule, CampaignRuleKey } from '../../../domain/campaigns/campaign';
import { countPassing, type ContestTrade } from '../../../domain/campaigns/contest';
import { Amount } from '../../components/figures/amount';
import { Verbatim } from '../../components/text/verbatim';
import { Sentence } from '../../components/text/sentence';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './page.module.css';

/** The rules as the data has them, each with the client's own progress. */
export const CampaignRules = observer(function CampaignRules({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation();
  const store = useStore(ContestStore);
  const trades = campaign.membership ? dataOf(store.score(campaign.id))?.trades : undefined;
  return (
    <section className={styles['section']}>
      <h2>{t('campaignList.rules')}</h2>
      <ul className={styles['rules']}>
        {campaign.rules.map((rule) => (
          <li key={rule.key} data-testid={`campaign-rule-${rule.key}`}>
            <RuleIcon rule={rule} />
            <div className={styles['rule']}>
              <b>
                <RuleTitle rule={rule} currency={campaign.currency} />
              </b>
              <small>{t(`campaignList.ruleHelp.${rule.key}`)}</small>
            </div>
            <span className={styles['own']}>
              <OwnProgress rule={rule} campaign={campaign} trades={trades ?? []} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});

function RuleIcon({ rule: { holds } }: { rule: CampaignRule }) {
  if (holds === null) return <InfoCircleOutlined aria-hidden />;
  return holds ? (
    <CheckCircleOutlined aria-hidden className={styles['holds'] ?? ''} />
  ) : (
    <CloseCircleOutlined aria-hidden className={styles['fails'] ?? ''} />
  );
}

interface RuleProps {
  rule: CampaignRule;
  currency: string | null;
}

function RuleTitle({ currency, rule: { key, value } }: RuleProps) {
  const numbers = useNumbers();
  const share = value !== null && <Verbatim>{numbers.shortPercent(value)}</Verbatim>;
  const values: Readonly<Record<string, React.ReactNode>> = {
    minimum: value !== null && currency !== null && <Amount value={value} currency={currency} />,
    deposit: value !== null && currency !== null && <Amount value={value} currency={currency} />,
    volume: value !== null && currency !== null && <Amount value={value} currency={currency} />,
    days: value !== null && numbers.integer(Number(value)),
    seconds: value !== null && numbers.integer(Number(value)),
    places: value !== null && numbers.integer(Number(value)),
    symbols: <Verbatim>{value?.replaceAll(',', ', ')}</Verbatim>,
    'account-type': <Verbatim>{value}</Verbatim>,
    'waived-commission': share,
    'rebated-spread': share,
    residence: <Verbatim>{value?.replaceAll(',', ', ')}</Verbatim>,
  };
  return (
    <Sentence
      textKey={`campaignList.rule.${key}`}
      parts={Object.hasOwn(values, key) ? { value: values[key] } : {}}
    />
  );
}

/** The rules whose own figure is money. */
const MONEY_RULES: readonly CampaignRuleKey[] = ['minimum', 'waived-commission', 'rebated-spread'];

interface ProgressProps {
  rule: CampaignRule;
  campaign: Campaign;
  trades: readonly ContestTrade[];
}

function OwnProgress({ campaign: { bonus, currency }, rule: { holds, key, own }, trades }: ProgressProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const passing = countPassing(key, trades);
  if (passing !== null && trades.length > 0)
    return t('campaignBoard.of', { part: numbers.integer(passing), all: numbers.integer(trades.length) });
  if (key === 'volume' && own !== null && bonus)
    return t('campaignBoard.of', { part: numbers.exact(own), all: numbers.exact(bonus.neededLots) });
  if (MONEY_RULES.includes(key) && own !== null && currency !== null)
    return <Amount value={own} currency={currency} withoutCode />;
  if (key === 'places' && own !== null) return numbers.integer(Number(own));
  return holds !== null && t(holds ? 'campaignList.holds' : 'campaignList.holdsNot');
}
