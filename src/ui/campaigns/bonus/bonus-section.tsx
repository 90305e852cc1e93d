import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import { lotsToGo, SHOWN_TRADES, type CampaignBonus } from '../../../domain/campaigns/bonus';
import { instantOf } from '../../../domain/kernel/instant';
import { Chip } from '../../components/chip';
import { Amount, MissingValue } from '../../components/figures/amount';
import { KeyFigures } from '../../components/figures/key-figures';
import { Time } from '../../components/figures/time';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { BonusTrades } from './bonus-trades';
import styles from './bonus.module.css';

interface BonusProps {
  bonus: CampaignBonus;
}

/** The client's bonus: the credit, the lots so far, and the trades that count. */
export function BonusSection({ bonus }: BonusProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { currency, granted, left, lots, neededLots, state, until } = bonus;
  const end = instantOf(until);
  return (
    <section className={styles['section']} data-testid="campaign-bonus">
      <h2 className={styles['title']}>
        {t('campaignBonus.title')} <BonusState bonus={bonus} />
      </h2>
      <KeyFigures
        figures={[
          {
            key: 'left',
            caption: t('campaignBonus.left'),
            value: <Amount value={left} currency={currency} />,
            note: (
              <Sentence
                textKey="campaignBonus.granted"
                parts={{ amount: <Amount value={granted} currency={currency} /> }}
              />
            ),
          },
          {
            key: 'lots',
            caption: t('campaignBonus.lots'),
            value: <Verbatim>{numbers.exact(lots)}</Verbatim>,
            note: (
              <>
                <Sentence
                  textKey="campaignBonus.granted"
                  parts={{ amount: <Verbatim>{numbers.exact(neededLots)}</Verbatim> }}
                />
                <span className={styles['bar']} aria-hidden>
                  <span style={{ inlineSize: `${(Number(lots) / Number(neededLots)) * 100}%` }} />
                </span>
              </>
            ),
          },
          {
            key: 'until',
            caption: t('campaignBonus.until'),
            value: end === null ? <MissingValue /> : <Time instant={end} style="day" />,
          },
        ]}
      />
      <p className={sections['text']} data-testid={`campaign-bonus-${state}`}>
        <StateNote bonus={bonus} />
      </p>
      <h2>{t('campaignBonus.trades')}</h2>
      <BonusTrades bonus={bonus} />
      {bonus.trades.length >= SHOWN_TRADES && (
        <p className={sections['help']}>
          {t('campaignBonus.newest', { count: numbers.integer(SHOWN_TRADES) })}
        </p>
      )}
    </section>
  );
}

function BonusState({ bonus: { state } }: BonusProps) {
  const { t } = useTranslation();
  const text = t(`campaignBonus.state.${state}`);
  return state === 'unlocked' ? (
    <Chip tone="success" icon={<CheckCircleOutlined />}>
      {text}
    </Chip>
  ) : (
    <Chip tone={state === 'active' ? 'info' : 'neutral'}>{text}</Chip>
  );
}

function StateNote({ bonus, bonus: { currency, state, unlocked } }: BonusProps) {
  const numbers = useNumbers();
  return (
    <Sentence
      textKey={`campaignBonus.stateNote.${state}`}
      parts={{
        ...(state === 'active' && { lots: <Verbatim>{numbers.exact(lotsToGo(bonus))}</Verbatim> }),
        ...(state === 'unlocked' && { amount: <Amount value={unlocked} currency={currency} /> }),
      }}
    />
  );
}
