import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import type { FieldLock } from '../../../domain/profile/profile';
import { instantOf } from '../../../domain/kernel/instant';
import sections from '../../components/page/page-sections.module.css';
import { Time } from '../../components/figures/time';
import { useTranslation } from '../../i18n/texts';

/** The reason why a field is locked: the document that verified it, and the time. */
export function Lock({ lock: { at, by } }: { lock: FieldLock }) {
  const { t } = useTranslation();
  const instant = instantOf(at);
  return (
    <div className={sections['meta']}>
      <LockOutlined aria-hidden /> {t(`profile.lock.${by}`)}
      {instant !== null && (
        <>
          {' · '}
          <Time instant={instant} />
        </>
      )}
    </div>
  );
}
