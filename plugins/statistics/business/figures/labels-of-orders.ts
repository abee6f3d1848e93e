import type { Pool } from 'pg'

import { keySeparator } from '#domain/insight/business/counts-of-order.ts'
import { noneKey, unknownKey } from '#domain/insight/business/order-fact.ts'
import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import { unknownLabel, wordOfKey } from '#domain/insight/statistics/key-words.ts'

const without: Readonly<Partial<Record<Grouping, string>>> = {
  area: 'Ohne Lieferung',
  zip: 'Ohne Lieferung',
  source: 'Ohne Quelle',
  campaign: 'Ohne Kampagne',
  code: 'Ohne QR Code',
  project: 'Ohne Projekt',
  task: 'Ohne Aufgabe',
}

/** What people call the keys of rows; products and branches by what they are called now. */
export async function labelsOf(
  pool: Pool,
  by: Grouping,
  keys: readonly string[],
): Promise<(key: string) => string> {
  if (by === 'branch' || by === 'project' || by === 'task') return nameOf(await recordNames(pool, by, keys))
  if (by === 'person') return nameOf(await peopleNames(pool, keys))
  if (by !== 'product' && by !== 'option' && by !== 'pair') return (key) => labelOf(by, key)
  const ids = keys.flatMap((key) => (by === 'pair' ? key.split(keySeparator) : [productIn(key)]))
  const name = nameOf(await productNames(pool, [...new Set(ids)]))
  if (by === 'pair') return (key) => key.split(keySeparator).map(name).join(' + ')

  return (key) => {
    const [product = '', choice = ''] = key.split(keySeparator)
    return [name(product), choice].filter(Boolean).join(', ')
  }
}

function labelOf(by: Grouping, key: string): string {
  const word = wordOfKey(by, key)
  if (word !== null) return word
  if (key === noneKey) return without[by] ?? key

  return key === unknownKey ? unknownLabel : key
}

const productIn = (key: string): string => key.split(keySeparator)[0] ?? ''

const nameOf = (names: ReadonlyMap<string, string>) => (key: string) => names.get(key) ?? unknownLabel

type Named = { id: string; name: string }
const asMap = (rows: readonly Named[]) => new Map(rows.map(({ id, name }) => [id, name]))

const selects = {
  branch: 'select id, name from branches',
  project: 'select id, name from projects',
  task: 'select id, title as name from tasks',
} as const

async function recordNames(
  pool: Pool,
  by: keyof typeof selects,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await pool.query<Named>({
    name: `names-by-${by}`,
    text: `${selects[by]} where id::text = any($1)`,
    values: [keys],
  })

  return new Map([...asMap(rows), [noneKey, without[by] ?? unknownLabel]])
}

/** A shift that nobody has yet is open. */
async function peopleNames(pool: Pool, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<Named>({
    name: 'names-of-people',
    text: `select id, coalesce(name, concat_ws(' ', first_name, last_name)) as name from users where id::text = any($1)`,
    values: [keys],
  })

  return new Map([...asMap(rows), [unknownKey, 'Offene Dienste']])
}

/** What is sold no more is called as it was when it was sold last. */
async function productNames(pool: Pool, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<Named>({
    name: 'names-of-products',
    text: `select asked.id, coalesce(p.name, o.name) as name from unnest($1::text[]) as asked (id)
             left join products p on p.id::text = asked.id
             left join order_products o on o.product = asked.id
            where coalesce(p.name, o.name) is not null`,
    values: [ids],
  })

  return asMap(rows)
}
