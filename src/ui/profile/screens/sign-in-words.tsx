import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import MobileOutlined from '@ant-design/icons/es/icons/MobileOutlined';
import TabletOutlined from '@ant-design/icons/es/icons/TabletOutlined';
import type { SignInDevice, SignInPlace } from '../../../domain/session/open-session';
import { useCulture } from '../../i18n/culture-context';
import { localizedName } from '../../i18n/names';
import { useTranslation } from '../../i18n/texts';
import { Verbatim } from '../../components/text/verbatim';

const ICONS = { computer: DesktopOutlined, phone: MobileOutlined, tablet: TabletOutlined };

/** The name of a device: "Chrome on Windows", or the part of it that is known. */
export function useDeviceName(): (device: SignInDevice | null) => string {
  const { t } = useTranslation();
  return (device) => {
    const { browser = null, system = null } = device ?? {};
    if (browser !== null && system !== null) return t('profile.sessions.device', { browser, system });
    return browser ?? system ?? t('profile.sessions.unknownDevice');
  };
}

export function DeviceIcon({ device }: { device: SignInDevice | null }) {
  const Icon = ICONS[device?.kind ?? 'computer'];
  return <Icon aria-hidden />;
}

/** The country, if it is known, and the beginning of the IP address. */
export function Place({ country, network }: SignInPlace) {
  const { t } = useTranslation();
  const culture = useCulture();
  return (
    <>
      {country === null ? t('profile.sessions.unknownPlace') : localizedName('region', country, culture)}
      {network !== null && (
        <>
          {' · '}
          <Verbatim>{network}</Verbatim>
        </>
      )}
    </>
  );
}
