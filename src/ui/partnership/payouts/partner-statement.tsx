import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PayoutsStore } from '../../../application/partnership/payouts-store';
import type { PartnerStatement as Statement } from '../../../domain/partnership/payout';
import {
  PARTNER_STATEMENT_COLUMNS,
  partnerStatementLines,
  partnerStatementRow,
  type PartnerStatementLine,
} from '../../../domain/partnership/statement-lines';
import { Amount } from '../../components/figures/amount';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { Sentence } from '../../components/text/sentence';
import { Verbatim } from '../../components/text/verbatim';
import { saveCsv } from '../../components/save-csv';
import { SelectInput } from '../../forms/antd/select-input';
import { Field } from '../../forms/field';
import { useStore } from '../../hooks/use-store';
import { useCulture } from '../../i18n/culture-context';
import { formatMonth } from '../../i18n/dates';
import { useTranslation } from '../../i18n/texts';
import styles from './payouts.module.css';

/** The partner's account with the broker over a month, as a page to print and a file. */
export const PartnerStatement = observer(function PartnerStatement({ currency }: { currency: string }) {
  const { t } = useTranslation();
  const store = useStore(PayoutsStore);
  const culture = useCulture();
  const { month, months } = store;
  useEffect(() => store.loadStatement(currency), [store, currency, month]);
  return (
    <section className={styles['wide']} data-testid="partnership-statement" data-paper="wide">
      <h2>{t('payouts.statement')}</h2>
      <div className={styles['month']} data-paper="off">
        <Field id="statement-month" label={t('payouts.month')}>
          <SelectInput
            value={month}
            choices={months.map((value) => ({ value, label: formatMonth(value, culture) }))}
            onChange={(value) => store.setMonth(value)}
          />
        </Field>
      </div>
      <FreshPanel
        remote={store.statement(currency)}
        onRetry={() => store.retryStatement(currency)}
        failedTitle={t('payouts.statementFailed')}
      >
        {(statement) => <StatementLines statement={statement} />}
      </FreshPanel>
    </section>
  );
});

function StatementLines({ statement }: { statement: Statement }) {
  const { t } = useTranslation();
  const culture = useCulture();
  const { currency, month, number } = statement;
  const lines = partnerStatementLines(statement);
  const textOf = ({ kind, values }: PartnerStatementLine) => t(`payouts.${kind}`, values);
  const save = () => {
    const head = PARTNER_STATEMENT_COLUMNS.map((column) => ({ text: t(`payouts.${column}`, { currency }) }));
    const rows = lines.map((line) => partnerStatementRow(line, currency, textOf));
    saveCsv(`${number ?? month}.csv`, [head, ...rows], culture);
  };
  return (
    <>
      <dl className={styles['statement']}>
        {lines.map((line, index) => (
          <div key={index}>
            <dt>{textOf(line)}</dt>
            <dd>
              <Amount value={line.amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>
        <Sentence
          textKey="payouts.statementNote"
          parts={{ number: <Verbatim>{number ?? month}</Verbatim> }}
        />
      </p>
      <div className={styles['actions']} data-paper="off">
        <Button icon={<DownloadOutlined aria-hidden />} data-testid="partnership-csv" onClick={save}>
          {t('account.statement.csv')}
        </Button>
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('account.statement.print')}
        </Button>
      </div>
    </>
  );
}
