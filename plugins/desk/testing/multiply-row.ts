import type pg from 'pg'

/** Copies a row of a table, by one statement; `given` says as SQL what differs from copy to copy (`n`). */
export async function multiplyRow(
  pool: pg.Pool,
  table: string,
  count: number,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await pool.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [table],
  )
  const columns = rows.map(({ column_name }) => column_name)
  const values = columns.map(
    (column) => given[column] ?? (column === 'id' ? 'gen_random_uuid()' : `"${column}"`),
  )

  await pool.query(
    `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')})
     select ${values.join(', ')} from (select * from "${table}" limit 1) as one, generate_series(1, ${count}) as n`,
  )
  await pool.query(`analyze "${table}"`)
}

const first = ['Anna', 'Berta', 'Cäcilia', 'Daniel', 'Emil', 'Franz', 'Gerda', 'Hans', 'Ida', 'Jürgen']
const last = ['Huber', 'Müller', 'Gruber', 'Wagner', 'Bauer', 'Pichler', 'Moser', 'Mayer', 'Hofer', 'Leitner']

const oneOf = (names: readonly string[], by: number): string =>
  `(array[${names.map((name) => `'${name}'`).join(',')}])[1 + (n / ${by}) % ${names.length}]`

/** What differs between the orders, products, customers and traces of a large business. */
export const largeBusiness = {
  orders: {
    uid: "md5(n::text) || 'x'",
    hash: 'md5(n::text)',
    ticket_number: '1 + n % 300',
    business_day: "to_char(date '2024-01-01' + n / 300, 'YYYY-MM-DD')",
    placed_at: "timestamptz '2024-01-01' + n * interval '7 minutes'",
    first_name: oneOf(first, 1),
    last_name: `${oneOf(last, 10)} || case when n % 7 = 0 then '' else chr(97 + n % 26) || n % 2000 end`,
    email: "'gast' || n || '@example.com'",
    phone: "'+43664' || lpad((n * 7919 % 10000000)::text, 7, '0')",
  },
  products: {
    name: "(array['Suppe','Schnitzel','Pizza','Salat','Strudel'])[1 + n % 5] || ' ' || n",
  },
  customers: {
    number: '100000 + n',
    name: `${oneOf(first, 1)} || ' ' || ${oneOf(last, 10)} || n`,
    first_name: oneOf(first, 1),
    last_name: `${oneOf(last, 10)} || n`,
    email: "'kunde' || n || '@example.com'",
    phone: "'+43660' || lpad(n::text, 7, '0')",
  },
  logs: {
    at: "timestamptz '2024-01-01' + n * interval '7 minutes'",
    actor_name: `${oneOf(first, 1)} || ' ' || ${oneOf(last, 10)}`,
    title: "'Bestellung ' || 1 + n % 300",
  },
} as const
