import { ConfigContext } from 'antd/es/config-provider';
import Dropdown from 'antd/es/dropdown/dropdown';
import { use, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { Account } from '../../../domain/accounts/account';
import { canMoveMoney, MONEY_MOVES, moneyAddress } from '../../../domain/accounts/money-move';
import { whyFigures } from '../../../domain/accounts/why';
import { Anchor } from '../../components/floating/floating';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import type { TradeWay } from './trade-entries';
import { WayLink } from './trade-link';

interface AccountActionsProps {
  account: Account;
  way: TradeWay | undefined;
  anchor: RefObject<HTMLElement | null>;
  /** The formulas of its figures are asked for. */
  onWhy: () => void;
  onClose: () => void;
}

/** The menu of an account: Ant Design's, with arrow keys, Enter and Esc. */
export function AccountActions({ account, way, anchor, onWhy, onClose }: AccountActionsProps) {
  const { t } = useTranslation();
  const { direction } = use(ConfigContext);
  const store = useStore(AccountsStore);
  const { login, server } = account;
  const items = [
    { key: 'login', label: t('accounts.copyLogin'), onClick: () => void store.copyLogin(login) },
    ...(server === null
      ? []
      : [{ key: 'server', label: t('accounts.copyServer'), onClick: () => void store.copyServer(server) }]),
    ...(way
      ? [
          {
            key: 'trade',
            label: (
              <WayLink way={way} className={undefined}>
                {t(way.menuKey)}
              </WayLink>
            ),
            onClick: followByKey,
          },
        ]
      : []),
    ...(canMoveMoney(account)
      ? MONEY_MOVES.map((move) => ({
          key: move,
          label: <Link to={moneyAddress(move, login)}>{t(`money.move.${move}`)}</Link>,
          onClick: followByKey,
        }))
      : []),
    ...(whyFigures(account).length > 0 ? [{ key: 'why', label: t('accounts.why'), onClick: onWhy }] : []),
  ];
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement={direction === 'rtl' ? 'bottomLeft' : 'bottomRight'}
      menu={{ items }}
      onOpenChange={(open) => {
        if (open) return;
        anchor.current?.focus();
        onClose();
      }}
    >
      <Anchor element={anchor} />
    </Dropdown>
  );
}

/** Enter chooses an entry of the menu without clicking on the link inside it. */
function followByKey({ domEvent }: { domEvent: React.MouseEvent | React.KeyboardEvent }): void {
  const { type, target } = domEvent;
  if (type === 'keydown' && target instanceof Element) target.querySelector('a')?.click();
}
