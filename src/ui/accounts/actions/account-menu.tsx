import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import { useRef, useState } from 'react';
import type { Account } from '../../../domain/accounts/account';
import { deferred } from '../../components/deferred';
import { useTranslation } from '../../i18n/texts';
import { nameOf } from '../../components/figures/account-name';
import { useTradeWay } from './trade-entries';
import buttons from '../../components/plain-button.module.css';
import { themed } from '../../theme/themed';

/** Comes with the first click: nothing of it is in a row. */
const AccountActions = deferred(
  themed(
    async () => (await import(/* webpackChunkName: "account-actions" */ './account-actions')).AccountActions,
  ),
);

/** Opened by few; it brings the dialog. */
const AccountWhy = deferred(
  themed(async () => (await import(/* webpackChunkName: "account-why" */ './account-why')).AccountWhy),
);

interface AccountMenuProps {
  account: Account;
  /** Phones: a bordered button of 44 px. */
  large?: boolean;
}

/** What else can be done with an account. */
export function AccountMenu({ account, large = false }: AccountMenuProps) {
  const { t } = useTranslation();
  const way = useTradeWay(account);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttons['button']} ${buttons['icon']} ${large ? '' : buttons['small']}`}
        aria-label={t('accounts.moreFor', { name: nameOf(account) })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => AccountActions.preload()}
        onClick={() => setOpen(!open)}
      >
        <EllipsisOutlined aria-hidden />
      </button>
      {open && (
        <AccountActions
          account={account}
          way={way}
          anchor={button}
          onWhy={() => setAsking(true)}
          onClose={() => setOpen(false)}
        />
      )}
      {asking && <AccountWhy account={account} onClose={() => setAsking(false)} />}
    </>
  );
}
