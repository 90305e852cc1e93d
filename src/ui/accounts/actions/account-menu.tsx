import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import { useRef, useState } from 'react';
import type { Account } from '../../../domain/accounts/account';
import { deferComponent } from '../../components/defer-component';
import { useTranslation } from '../../i18n/texts';
import { accountName } from '../../components/figures/account-name';
import { useTradeTarget } from './trade-entries';
import buttons from '../../components/plain-button.module.css';
import { withTheme } from '../../theme/with-theme';

/** Loaded with the first click, so that the rows stay small. */
const AccountActions = deferComponent(
  withTheme(
    async () => (await import(/* webpackChunkName: "account-actions" */ './account-actions')).AccountActions,
  ),
);

/** Loaded on demand with its dialog, since few clients open it. */
const AccountFormulas = deferComponent(
  withTheme(
    async () => (await import(/* webpackChunkName: "account-why" */ './account-formulas')).AccountFormulas,
  ),
);

interface AccountMenuProps {
  account: Account;
  /** Phones: a bordered button of 44 px. */
  large?: boolean;
}

/** Button that opens the menu of an account's other actions. */
export function AccountMenu({ account, large = false }: AccountMenuProps) {
  const { t } = useTranslation();
  const target = useTradeTarget(account);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [areFormulasOpen, setFormulasOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttons['button']} ${buttons['icon']} ${large ? '' : buttons['small']}`}
        aria-label={t('accounts.moreFor', { name: accountName(account) })}
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
          target={target}
          anchor={button}
          onShowFormulas={() => setFormulasOpen(true)}
          onClose={() => setOpen(false)}
        />
      )}
      {areFormulasOpen && <AccountFormulas account={account} onClose={() => setFormulasOpen(false)} />}
    </>
  );
}
