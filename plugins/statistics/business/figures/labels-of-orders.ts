import type { Pool } from 'pg'

import { keySeparator, tipRate } from '#domain/insight/business/counts-of-order.ts'
import { noneKey, unknownKey } from '#domain/insight/business/order-fact.ts'
import { donationRate } from '#domain/insight/business/sold-of-order.ts'
import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import { labelOfHour } from '#domain/insight/statistics/label-of-hour.ts'
import { originLabels } from '#domain/insight/visits/visit-terms.texts.ts'
import {
  orderChannelLabels,
  orderStatusLabels,
  staffOrderTypeLabels,
} from '#domain/ordering/order-terms.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'

const unknownLabel = 'unbekannt'
const without: Readonly<Partial<Record<Grouping, string>>> = {
  area: 'Ohne Lieferung',
  zip: 'Ohne Lieferung',
  source: 'Ohne Quelle',
  campaign: 'Ohne Kampagne',
  code: 'Ohne QR Code',
  project: 'Ohne Projekt',
  task: 'Ohne Aufgabe',
}

const words: Readonly<Partial<Record<Grouping, Readonly<Record<string, string>>>>> = {
  type: staffOrderTypeLabels,
  method: paymentMethodLabels,
  channel: orderChannelLabels,
  status: orderStatusLabels,
  origin: originLabels,
  guest: { new: 'Zum ersten Mal da', returning: 'Stammgast', unknown: unknownLabel },
  reduction: {
    none: 'Ohne Rabatt und Gutschein',
    discount: 'Mit Rabatt',
    voucher: 'Mit Gutschein bezahlt',
    both: 'Mit Rabatt und Gutschein',
  },
  rate: { [donationRate]: 'Spenden', [tipRate]: 'Trinkgeld' },
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
  if (by === 'hour') return labelOfHour(key)
  const word = words[by]?.[key]
  if (word !== undefined) return word
  if (by === 'rate') return `${(Number(key) / 100).toLocaleString('de-AT')} %`
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
