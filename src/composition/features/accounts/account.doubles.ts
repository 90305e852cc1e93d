import { AccountBooks } from '../../../application/accounts/ports/account-books';
import { AccountSettings } from '../../../application/accounts/ports/account-settings';
import { NO_DEAL_FILTER, NO_ENDED_ORDER_FILTER, NO_FUNDS_FILTER } from '../../../domain/accounts/books';
import { describeAccountBooksContract } from '../../../testkit/accounts/account-books.contract';
import { describeAccountSettingsContract } from '../../../testkit/accounts/account-settings.contract';
import { FakeAccountBooks } from '../../../testkit/accounts/fake-account-books';
import { FakeAccountSettings } from '../../../testkit/accounts/fake-account-settings';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `account` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(AccountBooks, ({ backend }) => new FakeAccountBooks(backend), describeAccountBooksContract, {
    positions: (books) => books.positions(2104417, { symbol: 'EURUSD', side: 'buy' }, { cursor: '' }),
    orders: (books) => books.orders(2104417, { symbol: 'XAUUSD', side: 'buy' }, { cursor: '' }),
    endedOrders: (books) => books.endedOrders(2104417, NO_ENDED_ORDER_FILTER, { cursor: '' }),
    deals: (books) => books.deals(2104417, NO_DEAL_FILTER, { cursor: '', limit: 1000 }),
    dealTerms: (books) => books.dealTerms(2104417, 4410072),
    funds: (books) => books.funds(2104417, { ...NO_FUNDS_FILTER, from: '2026-03-01' }, { cursor: '' }),
    statement: (books) => books.statement(2104417, { from: '2026-03-01', to: '2026-03-31' }),
    costs: (books) => books.costs(2104417, 2026),
    equityCurve: (books) => books.equityCurve(2104417, 90),
  }),
  gatewayDouble(
    AccountSettings,
    ({ backend }) => new FakeAccountSettings(backend),
    describeAccountSettingsContract,
    {
      accountSettings: (settings) => settings.settingsOf(2104417),
      renameAccount: (settings) => settings.rename(2104417, 'Gold'),
      changeLeverage: (settings) => settings.changeLeverage(2104417, 100),
      changeAccountPassword: (settings) =>
        settings.changePassword(2104417, {
          kind: 'trading',
          currentPassword: 'Portico-demo-1',
          newPassword: 'Trading1234',
        }),
      archiveAccount: (settings) => settings.archive(2104417),
      restoreAccount: (settings) => settings.restore(2104417),
    },
  ),
];
