import type { PayloadRequest } from 'payload'

import type { OrderHistoryQuery, OrderPage, StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { isUuid } from '#domain/api/is-uuid.ts'
import { Refused } from '#kernel/refused.ts'
import { foundByWords } from '#plugins/desk/search.port.ts'

import { type Cursor, historyStatement, type Statement } from './history-statement.ts'

type Asked = { req: PayloadRequest; branches: readonly string[]; query: OrderHistoryQuery }

/** A page of all orders, the latest first. What is placed or moved between two pages neither hides nor repeats one. */
export async function pageOrders(asked: Asked): Promise<OrderPage> {
  const statement = await statementFor(asked)
  if (!statement) return { docs: [], next: null }

  const { text, values } = statement
  const { rows } = await asked.req.payload.db.pool.query<StaffOrder>(text, values)
  const docs = rows.slice(0, asked.query.limit)
  const last = docs.at(-1)

  return { docs, next: last && rows.length > docs.length ? cursorOf(last) : null }
}

/** Null where there is no branch to look at, or words were typed that nothing is found by. */
export async function statementFor({ req, branches, query }: Asked): Promise<Statement | null> {
  if (branches.length === 0) return null
  const { search, after, ...filters } = query
  const cursor = after === undefined ? null : readCursor(after)
  const words = search
    ? await foundByWords(req, { slug: 'orders', table: 'o', text: search, place: 1 })
    : null
  if (search && !words) return null

  return historyStatement({ ...filters, branches, after: cursor, words })
}

const cursorOf = ({ placedAt, id }: StaffOrder): string => `${placedAt}_${id}`

function readCursor(cursor: string): Cursor {
  const [, placedAt, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f-]{36})$/.exec(cursor) ?? []
  if (placedAt && id && !Number.isNaN(Date.parse(placedAt)) && isUuid(id)) return { placedAt, id }

  throw new Refused('validation', {}, [
    { field: 'after', code: 'validation', message: 'Diese Seite der Liste gibt es nicht.' },
  ])
}
