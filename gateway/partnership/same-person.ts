import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';

/** Mail hosts that deliver an address with and without dots to the same box, and the host's main name. */
const DOTLESS_HOSTS: Readonly<Record<string, string>> = Object.freeze({
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
});

/** The box that an e-mail address leads to: without letter case, tag, and dots where the host ignores them. */
export function mailboxOf(email: string): string {
  const [box = '', host = ''] = email.toLowerCase().split(/@(?=[^@]*$)/);
  const plainBox = box.split('+', 1)[0] ?? '';
  const mainHost = DOTLESS_HOSTS[host];
  return mainHost === undefined ? `${plainBox}@${host}` : `${plainBox.replaceAll('.', '')}@${mainHost}`;
}

/**
 * True if a client is one of these people, or could be: by the same mailbox, phone, proof of identity, national number,
 * payout account or wallet address.
 */
export async function isSamePerson(
  db: Database,
  clientId: number,
  others: readonly number[],
): Promise<boolean> {
  if (others.includes(clientId)) return true;
  const ids = sql`any(${`{${[clientId, ...others].join()}}`}::text::integer[])`;
  const people = await rowsOf<{ id: number; email: string }>(
    db,
    sql`select id, email from clients where id = ${ids}`,
  );
  const mailboxes = people.map(({ email, id }) => ({ id, mailbox: mailboxOf(email) }));
  const ownMailbox = mailboxes.find(({ id }) => id === clientId)?.mailbox;
  if (mailboxes.some(({ id, mailbox }) => id !== clientId && mailbox === ownMailbox)) return true;
  const [match] = await rowsOf<{ isMatch: boolean }>(
    db,
    sql`with marks(client_id, mark) as (
        select id, 'phone ' || phone from clients where id = ${ids}
        union select client_id, 'file ' || sha256 from documents
          where client_id = ${ids} and kind like 'identity%' and status <> 'refused'
        union select client_id, 'number ' || (form->>'nationalNumber') from registrations where client_id = ${ids}
        union select client_id, 'payout ' || lower(destination) from money_requests where client_id = ${ids}
        union select client_id, 'payout ' || lower(address) from wallet_addresses where client_id = ${ids}
        union select client_id, 'payout ' || lower(wallet_address) from digital_assets where client_id = ${ids}
      )
      select exists(select from marks own join marks other on other.mark = own.mark
        where own.client_id = ${clientId} and other.client_id <> ${clientId}) as "isMatch"`,
  );
  return match?.isMatch ?? false;
}
