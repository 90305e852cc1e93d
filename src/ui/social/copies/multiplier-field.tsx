import { MULTIPLIERS, type Multiplier } from '../../../domain/social/copy';
import { Tiles } from '../../forms/antd/tiles';
import { FieldGroup } from '../../forms/field';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';

interface MultiplierFieldProps {
  id: string;
  value: string;
  onChange: (multiplier: Multiplier) => void;
}

/** How many times the lots in proportion a copy trades. */
export function MultiplierField({ id, value, onChange }: MultiplierFieldProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <FieldGroup id={id} label={t('social.start.multiplier')} hint={t('social.start.multiplierHint')}>
      <Tiles
        name={id}
        value={value}
        tiles={MULTIPLIERS.map((multiplier) => ({
          value: multiplier,
          label: `× ${numbers.exact(multiplier)}`,
        }))}
        onChange={(choice) => {
          const multiplier = MULTIPLIERS.find((candidate) => candidate === choice);
          if (multiplier) onChange(multiplier);
        }}
      />
    </FieldGroup>
  );
}
