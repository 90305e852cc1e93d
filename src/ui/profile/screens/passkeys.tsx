import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PasskeysStore } from '../../../application/session/passkeys-store';
import { instantOf } from '../../../domain/kernel/instant';
import type { Passkey } from '../../../domain/session/passkey';
import { FreshPanel } from '../../components/panels/fresh-panel';
import sections from '../../components/page/page-sections.module.css';
import { Sentence } from '../../components/text/sentence';
import { Time } from '../../components/figures/time';
import { SplitSection } from '../../components/page/split-section';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { PasskeyForm } from './passkey-form';
import { RecoveryCodes } from './recovery-codes';
import styles from './sessions.module.css';
import { DeviceIcon, useDeviceName } from './sign-in-words';
import { Verbatim } from '../../components/text/verbatim';

/** The client's passkeys: adding, naming and removing them. */
export const Passkeys = observer(function Passkeys() {
  const { t } = useTranslation();
  const store = useStore(PasskeysStore);
  const { completedStep, step } = store;
  useEffect(() => store.open(), [store]);
  return (
    <SplitSection title={t('profile.passkeys.title')} help={t('profile.passkeys.help')}>
      {completedStep && <FormNotice tone="success">{t(`profile.passkeys.done.${completedStep}`)}</FormNotice>}
      {step?.kind === 'codes' ? (
        <RecoveryCodes
          codes={store.recoveryCodes}
          hasCopied={store.hasCopiedCodes}
          onCopy={() => void store.copyCodes()}
          onConfirm={() => store.confirmCodesSaved()}
        />
      ) : step === null ? (
        <FreshPanel
          remote={store.remote}
          onRetry={() => store.retry()}
          failedTitle={t('profile.passkeys.failed')}
        >
          {({ passkeys }) => <PasskeyList passkeys={passkeys} />}
        </FreshPanel>
      ) : (
        <PasskeyForm step={step} />
      )}
    </SplitSection>
  );
});

const PasskeyList = observer(function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation();
  const store = useStore(PasskeysStore);
  return (
    <div data-testid="passkeys">
      {passkeys.length === 0 ? (
        <p className={sections['help']}>{t('profile.passkeys.empty')}</p>
      ) : (
        <ul className={sections['rows']}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {store.isSupported ? (
        <Button
          icon={<PlusOutlined />}
          data-testid="passkey-add"
          onClick={() => store.start({ kind: 'add' })}
        >
          {t('profile.passkeys.add')}
        </Button>
      ) : (
        <p className={sections['meta']} data-testid="passkeys-unsupported">
          {t('profile.passkeys.unsupported')}
        </p>
      )}
    </div>
  );
});

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  const store = useStore(PasskeysStore);
  const { createdAt, device, lastUsedAt, name } = passkey;
  const times = {
    'profile.passkeys.added': instantOf(createdAt),
    'profile.secondFactor.lastUsed': instantOf(lastUsedAt),
  };
  return (
    <li className={styles['row']} data-testid="passkey">
      <DeviceIcon device={device} />
      <div>
        <Verbatim dir="auto" className={styles['name']}>
          {name}
        </Verbatim>
        {device && <p className={sections['meta']}>{nameOf(device)}</p>}
      </div>
      <div className={sections['meta']}>
        {Object.entries(times).map(
          ([key, instant]) =>
            instant !== null && (
              <p key={key}>
                <Sentence textKey={key} parts={{ time: <Time instant={instant} /> }} />
              </p>
            ),
        )}
      </div>
      <div className={styles['action']}>
        {(['rename', 'remove'] as const).map((kind) => (
          <Button
            key={kind}
            type="text"
            danger={kind === 'remove'}
            aria-label={t('common.pair', { label: t(`profile.passkeys.${kind}`), value: name })}
            data-testid={`passkey-${kind}`}
            onClick={() => store.start({ kind, passkey })}
          >
            {t(`profile.passkeys.${kind}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
