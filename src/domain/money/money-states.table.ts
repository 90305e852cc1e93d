/** Look of a request's state. `isOpen` says that another state follows. */
interface StateRow {
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'error';
  readonly isOpen: boolean;
}

const row = (tone: StateRow['tone'], isOpen: boolean): StateRow => Object.freeze({ tone, isOpen });

/** The states of a request (V9); their words are `money.state.{state}`, what follows `money.next.{state}`. */
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

/** The states through which a request goes where all goes well. */
export const MONEY_WAYS: Readonly<
  Record<'deposit' | 'withdrawal' | 'transfer', readonly (keyof typeof MONEY_STATES)[]>
> = Object.freeze({
  deposit:    ['pending', 'processing', 'completed'],
  withdrawal: ['pending', 'approved', 'processing', 'sent', 'completed'],
  transfer:   ['completed'],
});
