import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import CalculatorOutlined from '@ant-design/icons/es/icons/CalculatorOutlined';
import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import FileProtectOutlined from '@ant-design/icons/es/icons/FileProtectOutlined';
import FlagOutlined from '@ant-design/icons/es/icons/FlagOutlined';
import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import StockOutlined from '@ant-design/icons/es/icons/StockOutlined';
import SwapOutlined from '@ant-design/icons/es/icons/SwapOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import WalletOutlined from '@ant-design/icons/es/icons/WalletOutlined';
import type { ComponentType } from 'react';
import type { MenuEntryKey } from '../../../domain/access/menu-entries.table';
import type { MenuItem } from '../../../domain/access/resolve-menu';
import { Icon, type IconDefinition } from '../../components/icon';

/** Icons of the entries of the first level. Entries of submenus have none. */
const ICONS: Readonly<Partial<Record<MenuEntryKey, ComponentType<{ 'aria-hidden': true }>>>> = {
  'stock-investor': StockOutlined,
  'cfd-trade': SwapOutlined,
  accounts: WalletOutlined,
  calculators: CalculatorOutlined,
  research: ReadOutlined,
  platforms: DesktopOutlined,
  social: TeamOutlined,
  partnership: ApartmentOutlined,
  campaigns: FlagOutlined,
  profile: UserOutlined,
  'upload-documents': FileProtectOutlined,
  wallet: WalletOutlined,
};

export function MenuIcon({ item: { key, icon } }: { item: MenuItem }) {
  if (icon) return <Icon icon={icon as IconDefinition} className="anticon" />;
  const EntryIcon = ICONS[key as MenuEntryKey];
  return EntryIcon ? <EntryIcon aria-hidden /> : null;
}
