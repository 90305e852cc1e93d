import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import type { Account } from '../../../../domain/accounts/account';
import type { Position } from '../../../../domain/accounts/books';
import { Amount } from '../../../components/figures/amount';
import { useTranslation } from '../../../i18n/texts';
import { SwapFormula } from './swap-formula';

/** A position's swap, with a button that opens its formula. */
export function SwapCell({ account, position }: { account: Account; position: Position }) {
  const { t } = useTranslation();
  const [isFormulaOpen, setFormulaOpen] = useState(false);
  const label = t('account.whySwap.ask', { ticket: `\u2066${position.ticket}\u2069` });
  return (
    <>
      {position.swap !== null && !account.swapFree && (
        <Button
          type="text"
          size="small"
          aria-label={label}
          title={label}
          icon={<QuestionCircleOutlined aria-hidden />}
          onClick={() => setFormulaOpen(true)}
        />
      )}
      {/* Last, so that it lines up with figures that have no button. */}
      <Amount withoutCode value={position.swap} currency={account.currency} />
      {isFormulaOpen && (
        <SwapFormula account={account} position={position} onClose={() => setFormulaOpen(false)} />
      )}
    </>
  );
}
