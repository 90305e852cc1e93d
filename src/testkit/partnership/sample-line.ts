import type { LineBranch, LineClient } from '../../domain/partnership/line-client';

const client = (ref: string, country: string, level: number, clients: number): LineClient => ({
  ref,
  country,
  level,
  since: '2026-11-03T10:00:00.000Z',
  isPartner: clients > 0,
  clients,
});

const branch = (...items: LineClient[]): LineBranch => ({ items, count: items.length });

/** Branches by the client who referred them; those of the partner under an empty name. */
export const SOME_BRANCHES: Readonly<Record<string, LineBranch>> = {
  '': branch(client('C-7K2Q9', 'KE', 1, 1), client('C-4M8TD', 'ZM', 1, 0)),
  'C-7K2Q9': branch(client('C-5ZTQ2', 'EG', 2, 0)),
  'C-4M8TD': branch(),
  'C-5ZTQ2': branch(),
};
