import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '../../../application/remote/remote';
import { OpeningStore } from '../../../application/opening/opening-store';
import type { AccountKind } from '../../../domain/accounts/account';
import { RemotePanel } from '../../components/panels/remote-panel';
import { SubmitButton } from '../../forms/antd/submit-button';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { TextButton } from '../../forms/antd/text-button';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import page from '../../money/parts/money-page.module.css';
import { OpeningAccess } from './opening-access';
import { OpeningChoices } from './opening-choices';
import { OpeningSummary } from './opening-summary';

/** The choices of an account, once the gateway's offers are loaded. */
export const OpeningForm = observer(function OpeningForm({ kind }: { kind: AccountKind }) {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  useEffect(() => store.open(), [store]);
  useEffect(() => store.show(kind), [store, kind]);
  const { remote } = store;
  if (isMissing(remote)) return <FormNotice tone="info">{t('account.open.none')}</FormNotice>;
  return (
    <RemotePanel
      remote={remote}
      onRetry={() => store.retry()}
      failedTitle={t('account.open.failed')}
      failedHelp={t('clientArea.failedHelp')}
    >
      {() => <Form />}
    </RemotePanel>
  );
});

const Form = observer(function Form() {
  const { t } = useTranslation();
  const store = useStore(OpeningStore);
  const { choice, issues, kind, submission } = store;
  if (!choice) return <FormNotice tone="info">{t('account.open.none')}</FormNotice>;
  return (
    <div className={page['split']}>
      <SubmitForm
        issues={issues}
        testId="open-account-form"
        unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
        onSubmit={() => void store.submit()}
      >
        {store.isRestored && <FormNotice tone="info">{t('account.open.restored')}</FormNotice>}
        <OpeningChoices choice={choice} />
        {choice.offer && <OpeningAccess offer={choice.offer} />}
        <Obstacle />
        <div className={page['buttons']}>
          {choice.offer && (
            <SubmitButton testId="open-account-submit" sending={submission.isSending}>
              {t(`account.open.submit.${kind}`)}
            </SubmitButton>
          )}
          <Link to="/accounts" className={page['cancel']}>
            {t('money.cancel')}
          </Link>
        </div>
      </SubmitForm>
      <OpeningSummary choice={choice} />
    </div>
  );
});

/** The reason why nothing was opened, unless a field shows it. */
const Obstacle = observer(function Obstacle() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(OpeningStore);
  const { obstacle, submission } = store;
  if (submission.problem) return <FormProblemNotice problem={submission.problem} />;
  if (obstacle?.kind === 'limit')
    return (
      <FormNotice tone="error">
        {t('account.open.limitReached', { most: numbers.integer(obstacle.most) })}{' '}
        <Link to="/accounts">{t('accounts.list')}</Link>
      </FormNotice>
    );
  if (obstacle?.kind === 'conflict')
    return (
      <FormNotice tone="error">
        {t('account.open.conflict')} <Link to="/accounts">{t('accounts.list')}</Link>
        {' · '}
        <TextButton testId="open-account-again" onClick={() => store.restart()}>
          {t('money.sendNew')}
        </TextButton>
      </FormNotice>
    );
  return obstacle && <FormNotice tone="error">{t('account.open.serverDown')}</FormNotice>;
});
