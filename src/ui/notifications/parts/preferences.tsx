import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Switch from 'antd/es/switch';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import {
  NotificationPreferencesStore,
  type NotificationChannel,
} from '../../../application/notifications/notification-preferences-store';
import type { NotificationPreference } from '../../../domain/notifications/message';
import { SkeletonBlock, range } from '../../components/panels/skeleton-block';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { FormProblemNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './preferences.module.css';
import { useCategoryName } from '../../i18n/use-category-name';

const CHANNELS: readonly NotificationChannel[] = ['inPortal', 'byMail'];

/** The notification channels of each subject. A change is saved at once (D9). */
export const Preferences = observer(function Preferences() {
  const { t } = useTranslation();
  const store = useStore(NotificationPreferencesStore);
  useEffect(() => store.open(), [store]);
  return (
    <section className={styles['preferences']} aria-labelledby="notification-preferences">
      <div className={styles['head']}>
        <h2 id="notification-preferences">{t('notifications.preferences.title')}</h2>
        {!store.isMissing && <p className={styles['note']}>{t('notifications.preferences.note')}</p>}
      </div>
      {store.submission.problem && <FormProblemNotice problem={store.submission.problem} />}
      {store.isMissing ? (
        <p className={styles['description']} data-testid="preferences-missing">
          {t('notifications.preferences.missing')}
        </p>
      ) : (
        <FreshPanel
          remote={store.remote}
          onRetry={() => store.retry()}
          failedTitle={t('notifications.preferences.failed')}
          skeleton={<PreferencesSkeleton />}
        >
          {(preferences) => <Choices preferences={preferences} />}
        </FreshPanel>
      )}
    </section>
  );
});

function Choices({ preferences }: { preferences: readonly NotificationPreference[] }) {
  const { t } = useTranslation();
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('notifications.preferences.what')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className={styles['switch']}>
              {t(`notifications.preferences.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <Row key={preference.category} preference={preference} />
        ))}
      </tbody>
    </table>
  );
}

const Row = observer(function Row({ preference }: { preference: NotificationPreference }) {
  const { t } = useTranslation();
  const nameOf = useCategoryName('notifications.category');
  const store = useStore(NotificationPreferencesStore);
  const { category, isLocked } = preference;
  const name = nameOf(category);
  return (
    <tr data-testid={`preference-${category}`}>
      <th scope="row">
        <span className={styles['name']}>
          {name} {isLocked && <LockOutlined aria-hidden />}
        </span>
        <span className={styles['description']}>{t(`notifications.preferences.about.${category}`)}</span>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel} className={styles['switch']}>
          <Switch
            aria-label={t('common.pair', { label: name, value: t(`notifications.preferences.${channel}`) })}
            checked={preference[channel]}
            disabled={isLocked}
            loading={store.isSaving(preference, channel)}
            onChange={(isOn) => void store.setChannel(preference, channel, isOn)}
          />
        </td>
      ))}
    </tr>
  );
});

function PreferencesSkeleton() {
  return (
    <div>
      {range(6).map((row) => (
        <p key={row} className={styles['skeleton']}>
          <SkeletonBlock shape="medium" />
        </p>
      ))}
    </div>
  );
}
