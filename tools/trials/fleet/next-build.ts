import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const NAME = '9999_trial';
/** A change of the schema that gateways of the version before don't know: a column with a default, an index, a table. */
const STATEMENTS = [
  `alter table clients add column trial_note text not null default ''`,
  'create index trial_clients_note on clients (trial_note)',
  'create table trial_notes (id bigint generated always as identity primary key, note text not null)',
];

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** Makes the build of a next version: the same code with one more migration. */
export async function makeNextBuild(folder: string, nextFolder: string): Promise<void> {
  await cp(folder, nextFolder, { recursive: true });
  const migrations = path.join(nextFolder, 'db/migrations');
  const journalFile = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('The journal of migrations is empty.');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: NAME });
  await writeFile(journalFile, JSON.stringify(journal));
  await writeFile(path.join(migrations, `${NAME}.sql`), STATEMENTS.join(';\n--> statement-breakpoint\n'));
}
