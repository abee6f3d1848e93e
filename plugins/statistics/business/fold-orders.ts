import type { Pool } from 'pg'

import { type GuestKind, type OrderFact, orderFactOf } from '#domain/insight/business/order-fact.ts'
import { inOneTransaction, inTurn, isHeldUp, type Querying, waitInLine } from '#kernel/database/in-turn.ts'

import { addSums } from './add-sums.ts'
import { countedOf, readFacts, saveFacts } from './order-facts.ts'
import { nameProducts } from './name-products.ts'
import { meetGuests } from './order-guests.ts'
import { type ReadOrder, readOrders } from './order-record.ts'

/** Of Payload what counting needs, so that a command needs no more. */
export type House = {
  db: { pool: Pool }
  secret: string
  logger: { error: (facts: object, text: string) => void }
}

/** Whoever counts waits for whoever is at it, and finds it done; not named as the worker, which holds its own name. */
export const turnOfFigures = 'figures of orders'

const ordersAtOnce = 500

/**
 * Counts what has changed of orders since: whatever it was, what an order has added is taken away and what it is now is
 * added, in one transaction with the note that it was due. Answers how many notes there were, at most `most`.
 */
export async function foldDueOrders(house: House, most = ordersAtOnce): Promise<number> {
  return inTurn(house.db.pool, turnOfFigures, (connection) => foldDue(connection, house, most))
}

type Folding = Pick<House, 'secret' | 'logger'>

export async function foldDue(connection: Querying, house: Folding, most: number): Promise<number> {
  const { rows } = await connection.query<{ order: string }>({
    name: 'claim-due-orders',
    text: `delete from order_facts_due where id in (select id from order_facts_due order by id limit $1)
           returning order_id as "order"`,
    values: [most],
  })
  const ids = [...new Set(rows.map(({ order }) => order))]
  if (ids.length > 0) await countAnew(connection, house, ids)

  return rows.length
}

async function countAnew(connection: Querying, house: Folding, ids: readonly string[]): Promise<void> {
  const read = await readOrders(connection, ids)
  const before = await readFacts(connection, ids)
  const guestOf = await meetGuests(connection, { secret: house.secret, ids, read })
  const facts = read.flatMap((each) => {
    const fact = factOf(house, each, guestOf(each.id))
    return fact ? [{ id: each.id, fact, counted: countedOf(fact) }] : []
  })
  const after = new Map(facts.map(({ id, counted }) => [id, counted]))
  await saveFacts(connection, ids, facts)
  await nameProducts(
    connection,
    read.filter(({ id }) => after.has(id)),
  )
  await addSums(
    connection,
    ids.map((id) => ({ before: before.get(id) ?? null, after: after.get(id) ?? null })),
  )
}

/** One order that nobody can make sense of is told of and left out, for all others are to be counted. */
function factOf(
  { logger }: Folding,
  { id, order, ledger, history }: ReadOrder,
  guest: GuestKind,
): OrderFact | null {
  try {
    return orderFactOf({ order, ledger, history, guest })
  } catch (err) {
    logger.error({ err, order: id }, 'An order could not be counted')
    return null
  }
}

/** Most batches that one who asks waits for; more is due after an import alone, and then the answer says up to when it is. */
const mostBatches = 4

/**
 * Counts what is due before something is read. Answers up to when all is counted: where somebody makes all of it anew,
 * up to what has been due since.
 */
export async function foldBeforeReading(house: House, now: Temporal.Instant): Promise<Temporal.Instant> {
  for (let batch = 0; batch < mostBatches; batch += 1) {
    if ((await oldestDue(house)) === null) return now
    if (!(await foldForReaders(house))) break
  }
  const left = await oldestDue(house)

  return left === null ? now : Temporal.Instant.fromEpochMilliseconds(left)
}

const underWay = new WeakMap<Pool, Promise<boolean>>()

/** All who read at the same time wait over one connection, for the others are to be left to whoever orders. */
function foldForReaders(house: House): Promise<boolean> {
  const { pool } = house.db
  const known = underWay.get(pool)
  if (known) return known
  const folding = foldUnlessHeldUp(house).finally(() => underWay.delete(pool))
  underWay.set(pool, folding)

  return folding
}

/** Whoever counts is done within milliseconds, and whoever makes all of it anew is not. */
const patienceMs = 2000

async function foldUnlessHeldUp(house: House): Promise<boolean> {
  try {
    await inOneTransaction(house.db.pool, async (connection) => {
      await connection.query(`set local lock_timeout = ${patienceMs}`)
      await waitInLine(connection, turnOfFigures)
      await foldDue(connection, house, ordersAtOnce)
    })
    return true
  } catch (error) {
    if (isHeldUp(error)) return false
    throw error
  }
}

async function oldestDue({ db }: House): Promise<number | null> {
  const { rows } = await db.pool.query<{ at: number }>({
    name: 'oldest-due-order',
    text: `select (extract(epoch from at) * 1000)::bigint::float8 as at from order_facts_due order by id limit 1`,
  })

  return rows[0]?.at ?? null
}
