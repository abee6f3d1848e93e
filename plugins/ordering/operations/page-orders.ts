import type { PayloadRequest } from 'payload'

import type { OrderHistoryQuery, OrderPage, StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { isUuid } from '#domain/api/is-uuid.ts'
import { Refused } from '#kernel/refused.ts'
import { foundByWords } from '#plugins/desk/search.port.ts'

import { staffSelection } from './list-orders.ts'

type Asked = { req: PayloadRequest; branches: readonly string[]; query: OrderHistoryQuery }

/** A page of all orders, the latest first. What is placed or moved between two pages neither hides nor repeats one. */
export async function pageOrders({ req, branches, query }: Asked): Promise<OrderPage> {
  const { text, values } = await historyStatement({ req, branches, query })
  const { rows } = await req.payload.db.pool.query<StaffOrder>(text, values)
  const docs = rows.slice(0, query.limit)
  const last = docs.at(-1)

  return { docs, next: last && rows.length > docs.length ? cursorOf(last) : null }
}

type Statement = { text: string; values: unknown[] }

async function historyStatement({ req, branches, query }: Asked): Promise<Statement> {
  const values: unknown[] = [branches]
  const conditions = ['o.branch_id = any($1::uuid[])', `o.voided_at is ${query.voided ? 'not null' : 'null'}`]
  const narrow = (value: unknown, condition: (place: string) => string) => {
    if (value !== undefined) conditions.push(condition(`$${values.push(value)}`))
  }
  narrow(query.status, (place) => `o.status::text = any(${place}::text[])`)
  narrow(query.type, (place) => `o.type::text = any(${place}::text[])`)
  narrow(query.paymentStatus, (place) => `o.payment_status::text = any(${place}::text[])`)
  narrow(query.from, (place) => `o.business_day >= ${place}`)
  narrow(query.to, (place) => `o.business_day <= ${place}`)
  if (query.search) {
    const found = await foundByWords(req, {
      slug: 'orders',
      table: 'o',
      text: query.search,
      place: values.length + 1,
    })
    conditions.push(found?.condition ?? 'false')
    if (found) values.push(found.query)
  }
  if (query.after !== undefined) {
    const { placedAt, id } = readCursor(query.after)
    conditions.push(
      `(o.placed_at, o.id) < ($${values.push(placedAt)}::timestamptz, $${values.push(id)}::uuid)`,
    )
  }
  const text = `select ${staffSelection} from orders o where ${conditions.join(' and ')}
    order by o.placed_at desc, o.id desc limit ${query.limit + 1}`

  return { text, values }
}

const cursorOf = ({ placedAt, id }: StaffOrder): string => `${placedAt}_${id}`

function readCursor(cursor: string): { placedAt: string; id: string } {
  const [, placedAt, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f-]{36})$/.exec(cursor) ?? []
  if (placedAt && id && !Number.isNaN(Date.parse(placedAt)) && isUuid(id)) return { placedAt, id }

  throw new Refused('validation', {}, [
    { field: 'after', code: 'validation', message: 'Diese Seite der Liste gibt es nicht.' },
  ])
}
