import LineChartOutlined from '@ant-design/icons/es/icons/LineChartOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useHref, useNavigate } from 'react-router-dom';
import { CalculatorAccountStore } from '../../../application/calculators/calculator-account-store';
import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { CalculatorKey } from '../../../domain/calculators/calculators.table';
import { writeSharedState } from '../../../domain/calculators/shared-state';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './answer.module.css';

/** Actions of an answer: open the account's terminal, or copy a link to the calculation. */
export const AnswerActions = observer(function AnswerActions({ calculator }: { calculator: CalculatorKey }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const store = useStore(CalculatorsStore);
  const account = useStore(CalculatorAccountStore);
  const { terminal } = account;
  const state = account.linkParameters([
    ['calculator', calculator],
    ...writeSharedState(store.stateForLink(calculator)),
  ]);
  const href = useHref(`?${state}`);
  return (
    <p className={styles['actions']}>
      {terminal !== undefined && (
        <TerminalLink
          href={terminal}
          onFollow={() => void navigate(terminal)}
          label={t('calculators.trade')}
        />
      )}
      <Button
        data-testid="calculator-link"
        icon={<LinkOutlined aria-hidden />}
        onClick={() => void store.copyLink(href)}
      >
        {t('calculators.copyLink')}
      </Button>
    </p>
  );
});

interface TerminalLinkProps {
  href: string;
  label: string;
  onFollow: () => void;
}

/** A link that looks like a button, so that it can also open in a new tab. */
function TerminalLink({ href, label, onFollow }: TerminalLinkProps) {
  return (
    <Button
      href={useHref(href)}
      data-testid="calculator-trade"
      icon={<LineChartOutlined aria-hidden />}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {label}
    </Button>
  );
}
