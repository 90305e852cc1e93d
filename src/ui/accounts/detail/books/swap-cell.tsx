import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import type { Account } from '../../../../domain/accounts/account';
import type { Position } from '../../../../domain/accounts/books';
import { Amount } from '../../../components/figures/amount';
import { useTranslation } from '../../../i18n/texts';
import { WhySwap } from './why-swap';

/** A position's swap, and a way to why it is what it is. */
export function SwapCell({ account, position }: { account: Account; position: Position }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
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
          onClick={() => setAsking(true)}
        />
      )}
      {/* Last, so that it stands in line with the figures without a question. */}
      <Amount bare value={position.swap} currency={account.currency} />
      {asking && <WhySwap account={account} position={position} onClose={() => setAsking(false)} />}
    </>
  );
}
