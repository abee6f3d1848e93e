import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { annasOrder, type CornerShop } from './corner-shop.ts'

export type Guests = {
  /** What each wish has become, by its idempotency key. */
  acknowledged: Map<string, PublicOrder>
  /** How often each status was answered; 0 where nobody answered. */
  answers: Map<number, number>
  /** Resolves once so many more orders are acknowledged. */
  areServed: (count: number) => Promise<void>
  /** Resolves once everybody has what he asked for last. */
  leave: () => Promise<void>
}

/** Guests who order again and again, each wish with one key until it is acknowledged, whatever happens to the shop. */
export function seatGuests(shop: CornerShop, urlOf: () => string, count = 10): Guests {
  const acknowledged: Guests['acknowledged'] = new Map()
  const answers: Guests['answers'] = new Map()
  const state = { isOver: false }

  const order = async (key: string) => {
    const { status, order: placed } = await placeOrder(urlOf(), shop, key)
    answers.set(status, (answers.get(status) ?? 0) + 1)
    if (placed) acknowledged.set(key, placed)
    else await pause(20)
  }
  const sit = async () => {
    while (!state.isOver) {
      const key = randomUUID()
      while (!acknowledged.has(key)) await order(key)
    }
  }

  const guests = Promise.all(Array.from({ length: count }, sit))
  return {
    acknowledged,
    answers,
    areServed: async (more) => {
      const wanted = acknowledged.size + more
      while (acknowledged.size < wanted) await pause(5)
    },
    leave: async () => {
      state.isOver = true
      await guests
    },
  }
}

type Answer = { status: number; order?: PublicOrder }

async function placeOrder(url: string, shop: CornerShop, key: string): Promise<Answer> {
  try {
    const answer = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(annasOrder(shop)),
    })
    const body: unknown = await answer.json()
    const isPlaced = answer.status === 200 || answer.status === 201
    return { status: answer.status, ...(isPlaced && { order: body as PublicOrder }) }
  } catch {
    // The process died before it answered; a guest's browser sends the same key again, too.
    return { status: 0 }
  }
}

type Stored = { uid: string; day: string; ticket: number }

/** None is lost, none is there twice, and the ticket numbers of each day have no gaps. */
export async function expectEveryOrderOnce(
  pool: Pool,
  { acknowledged }: Pick<Guests, 'acknowledged'>,
): Promise<void> {
  const { rows } = await pool.query<Stored>(
    `select uid, business_day::text as day, ticket_number::int as ticket from orders order by day, ticket`,
  )
  const answered = Array.from(acknowledged.values(), ({ uid }) => uid)
  const days = Map.groupBy(rows, ({ day }) => day)

  expect(rows.map(({ uid }) => uid).toSorted()).toEqual(answered.toSorted())
  for (const [, ofDay] of days) {
    expect(ofDay.map(({ ticket }) => ticket)).toEqual(ofDay.map((_, index) => index + 1))
  }
}
