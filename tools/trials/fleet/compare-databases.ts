import { Client } from 'pg';

/** One table in both databases. */
export interface TableComparison {
  readonly name: string;
  readonly rows: number;
  readonly isSame: boolean;
}

interface Digest {
  readonly rows: number;
  readonly hash: string;
}

/** Compares all rows of all tables, and the sequences, of two databases without writers. */
export async function compareDatabases(url: string, otherUrl: string): Promise<readonly TableComparison[]> {
  const [digests, otherDigests] = await Promise.all([digestsOf(url), digestsOf(otherUrl)]);
  const names = [...new Set([...digests.keys(), ...otherDigests.keys()])].sort();
  return names.map((name) => {
    const [digest, other] = [digests.get(name), otherDigests.get(name)];
    return {
      name,
      rows: digest?.rows ?? 0,
      isSame: digest?.hash === other?.hash && digest?.rows === other?.rows,
    };
  });
}

/** The number of rows of each table with a hash of all of them in any order, and one of the sequences. */
async function digestsOf(url: string): Promise<ReadonlyMap<string, Digest>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const digests = new Map<string, Digest>();
    for (const { name } of tables)
      digests.set(name, await digestOf(client, `select t::text as line from ${name} as t`));
    const sequences = `select format('%s.%s %s', schemaname, sequencename, last_value) as line from pg_sequences`;
    digests.set('(sequences)', await digestOf(client, sequences));
    return digests;
  } finally {
    await client.end();
  }
}

async function digestOf(client: Client, lines: string): Promise<Digest> {
  const { rows } = await client.query<Digest>(
    `select count(*)::int as rows, md5(coalesce(string_agg(md5(line), '' order by md5(line)), '')) as hash
     from (${lines}) as lines`,
  );
  const [digest] = rows;
  if (!digest) throw new Error('An aggregate has one row.');
  return digest;
}
