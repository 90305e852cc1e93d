import AndroidOutlined from '@ant-design/icons/es/icons/AndroidOutlined';
import AppleOutlined from '@ant-design/icons/es/icons/AppleOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import WindowsOutlined from '@ant-design/icons/es/icons/WindowsOutlined';
import type { PlatformSystem } from '../../../domain/platform/platform-links.table';

const ICONS: Readonly<Record<PlatformSystem, typeof AppleOutlined>> = {
  windows: WindowsOutlined,
  mac: AppleOutlined,
  ios: AppleOutlined,
  android: AndroidOutlined,
  any: DownloadOutlined,
};

/** The icon of an operating system. Its name is shown beside it. */
export function SystemIcon({ system }: { system: PlatformSystem }) {
  const Icon = ICONS[system];
  return <Icon aria-hidden />;
}
