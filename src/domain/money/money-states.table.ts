/** Appearance of a request's state; another state follows one that `isOpen`. */
interface StateRow {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  readonly isOpen: boolean;
}

const row = (tone: StateRow['tone'], isOpen: boolean): StateRow => Object.freeze({ tone, isOpen });

/** The states of a request (V9). Their texts are `money.state.{state}`, and `money.next.{state}` for the next step. */
export const MONEY_STATES = Object.freeze({
  //               tone       open
  draft:      row('neutral', true),
  pending:    row('warning', true),
  approved:   row('info',    true),
  processing: row('info',    true),
  sent:       row('info',    true),
  completed:  row('success', false),
  rejected:   row('error',   false),
  failed:     row('error',   false),
  cancelled:  row('neutral', false),
});

/** The states of a request that succeeds. */
export const MONEY_PATHS: Readonly<
  Record<'deposit' | 'withdrawal' | 'transfer', readonly (keyof typeof MONEY_STATES)[]>
> = Object.freeze({
  deposit:    ['pending', 'processing', 'completed'],
  withdrawal: ['pending', 'approved', 'processing', 'sent', 'completed'],
  transfer:   ['completed'],
});
