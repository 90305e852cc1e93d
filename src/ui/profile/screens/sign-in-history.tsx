import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons/es/icons/CloseCircleOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { observer } from 'mobx-react-lite';
import { OpenSessionsStore } from '../../../application/session/open-sessions-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { SignInTry } from '../../../domain/session/open-session';
import { Chip, type ChipTone } from '../../components/chip';
import { FreshPanel } from '../../components/panels/fresh-panel';
import sections from '../../components/page/page-sections.module.css';
import { Time } from '../../components/figures/time';
import { SplitSection } from '../../components/page/split-section';
import { TextButton } from '../../forms/antd/text-button';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './sign-in-history.module.css';
import { Place, useDeviceName } from './sign-in-words';

const CHIPS: Readonly<Record<SignInTry['result'], { tone: ChipTone; Icon: typeof WarningOutlined }>> = {
  signedIn: { tone: 'success', Icon: CheckCircleOutlined },
  wrongPassword: { tone: 'error', Icon: CloseCircleOutlined },
  wrongCode: { tone: 'warning', Icon: WarningOutlined },
  locked: { tone: 'error', Icon: CloseCircleOutlined },
};

/** The attempts to sign in as the client, with their results. */
export const SignInHistory = observer(function SignInHistory() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(OpenSessionsStore);
  return (
    <SplitSection title={t('profile.signIns.title')} help={t('profile.signIns.help')}>
      <FreshPanel
        remote={store.history}
        onRetry={() => store.retryHistory()}
        failedTitle={t('profile.signIns.failed')}
      >
        {(attempts) =>
          attempts.length === 0 ? (
            <p role="status">{t('profile.signIns.empty')}</p>
          ) : (
            <>
              <ul className={sections['rows']}>
                {store.visibleTries(attempts).map((attempt) => (
                  <AttemptRow key={attempt.id} attempt={attempt} />
                ))}
              </ul>
              {store.visibleTries(attempts).length < attempts.length && (
                <TextButton testId="sign-ins-all" onClick={() => store.showAll()}>
                  {t('profile.signIns.showAll', { number: numbers.integer(attempts.length) })}
                </TextButton>
              )}
            </>
          )
        }
      </FreshPanel>
    </SplitSection>
  );
});

function AttemptRow({ attempt }: { attempt: SignInTry }) {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  const { at, device, method, result } = attempt;
  const instant = instantOf(at);
  const { Icon, tone } = CHIPS[result];
  return (
    <li className={styles['row']} data-testid="sign-in-try">
      <span>{instant !== null && <Time instant={instant} />}</span>
      <span>
        <Chip tone={tone} icon={<Icon />}>
          {t(`profile.signIns.result.${result}`)}
        </Chip>
      </span>
      <span>
        <bdi>{nameOf(device)}</bdi>
        {method && <span className={sections['meta']}> · {t(`profile.sessions.method.${method}`)}</span>}
      </span>
      <span className={sections['meta']}>
        <Place {...attempt} />
      </span>
    </li>
  );
}
