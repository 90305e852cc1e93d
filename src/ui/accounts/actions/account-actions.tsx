import { ConfigContext } from 'antd/es/config-provider';
import Dropdown from 'antd/es/dropdown/dropdown';
import { use, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { Account } from '../../../domain/accounts/account';
import { canMoveMoney, MONEY_MOVES, moneyAddress } from '../../../domain/accounts/money-move';
import { figureFormulas } from '../../../domain/accounts/figure-formula';
import { Anchor } from '../../components/floating/floating';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import type { TradeTarget } from './trade-entries';
import { TargetLink } from './trade-link';

interface AccountActionsProps {
  account: Account;
  target: TradeTarget | undefined;
  anchor: RefObject<HTMLElement | null>;
  /** Opens the formulas of the account's figures. */
  onShowFormulas: () => void;
  onClose: () => void;
}

/** The menu of an account: Ant Design's, with arrow keys, Enter and Esc. */
export function AccountActions({ account, target, anchor, onShowFormulas, onClose }: AccountActionsProps) {
  const { t } = useTranslation();
  const { direction } = use(ConfigContext);
  const store = useStore(AccountsStore);
  const { login, server } = account;
  const items = [
    { key: 'login', label: t('accounts.copyLogin'), onClick: () => void store.copyLogin(login) },
    ...(server === null
      ? []
      : [{ key: 'server', label: t('accounts.copyServer'), onClick: () => void store.copyServer(server) }]),
    ...(target
      ? [
          {
            key: 'trade',
            label: (
              <TargetLink target={target} className={undefined}>
                {t(target.menuKey)}
              </TargetLink>
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
    ...(figureFormulas(account).length > 0
      ? [{ key: 'why', label: t('accounts.why'), onClick: onShowFormulas }]
      : []),
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
