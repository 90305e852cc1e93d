import { STOP_CHOICES, stopFigures } from '../../../domain/social/copy-amounts';
import { NumberInput } from '../../forms/antd/number-input';
import { Tiles } from '../../forms/antd/tiles';
import { Field, FieldGroup } from '../../forms/field';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useMoneyText } from '../../money/parts/amount-texts';
import styles from './copies.module.css';

interface StopFieldProps {
  id: string;
  /** The typed text. */
  text: string;
  percent: number | undefined;
  /** The money that the percentage is of; undefined until it is known. */
  amount: string | undefined;
  currency: string;
  /** Hint below the choices. */
  hint: string;
  error: string | undefined;
  onChoose: (percent: number) => void;
  onType: (text: string) => void;
}

/** The share of the money at which a copy stops: a usual one, or any whole percentage, with the money that it is. */
export function StopField(props: StopFieldProps) {
  const { amount, currency, error, hint, id, percent, text, onChoose, onType } = props;
  const { t } = useTranslation();
  const numbers = useNumbers();
  const formatMoney = useMoneyText();
  // The currency is already in the amount's field.
  const moneyOf = (share: number) =>
    amount === undefined ? undefined : numbers.money(stopFigures(amount, share, currency).stop, currency);
  const moneyText =
    percent === undefined || amount === undefined
      ? undefined
      : formatMoney(stopFigures(amount, percent, currency).stop, currency);
  return (
    <>
      <FieldGroup id={id} label={t('social.start.stop')}>
        <Tiles
          name={id}
          value={String(percent ?? '')}
          tiles={STOP_CHOICES.map((choice) => ({
            value: String(choice),
            label: numbers.shortPercent(String(choice)),
            description: moneyOf(choice),
          }))}
          onChange={(value) => onChoose(Number(value))}
        />
      </FieldGroup>
      <div className={styles['percent']}>
        <Field
          id={`${id}-percent`}
          label={t('social.start.stopOther')}
          aside={moneyText !== undefined && <span className={styles['quiet']}>{moneyText}</span>}
          error={error}
          hint={hint}
        >
          <NumberInput value={text} suffix="%" onChange={onType} />
        </Field>
      </div>
    </>
  );
}
