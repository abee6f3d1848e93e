import type { Pool } from 'pg'

import {
  isToldAnew,
  type OfferedDiscount,
  ruleWithin,
  whyUsedUp,
} from '#domain/ordering/discounts/discount-budget.ts'
import type { DiscountRule } from '#domain/ordering/discounts/discount.contract.ts'
import { codeRefusals } from '#domain/ordering/discounts/why-not-discount.texts.ts'
import type { PricedOrder } from '#domain/ordering/order-pricing.ts'
import { inTurn, type Querying, waitInLine } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'
import { type DiscountGuest, readDiscountUse, unused } from '#plugins/discounts/discounts.port.ts'

type Line<T> = {
  pool: Pool
  /** The pool, or the transaction in which the order is written. */
  database: Querying
  /** Ids of the limited discounts that it has to do with, in one order for everybody. */
  limited: readonly string[]
  write: (database: Querying) => Promise<T>
}

/**
 * Orders that have to do with the same limited discount are written one after another, so that none takes what another has
 * taken; nobody else waits. Whoever waits for a slot as well has it already.
 */
export async function inTurnOfDiscounts<T>({ pool, database, limited, write }: Line<T>): Promise<T> {
  const [first, ...others] = limited.map((id) => `discount:${id}`)
  if (first === undefined) return write(database)
  if (database === pool)
    return inTurn(pool, first, async (connection) => {
      await waitInLines(connection, others)
      return write(connection)
    })

  await waitInLines(database, [first, ...others])
  return write(database)
}

async function waitInLines(connection: Querying, lines: readonly string[]): Promise<void> {
  for (const line of lines) await waitInLine(connection, line)
}

/** The limited discounts that an order may have by what is left of them; none for one that has to do with none. */
export const limitedOf = (
  { discounts }: PricedOrder,
  told: readonly (DiscountRule | null | undefined)[],
): string[] =>
  discounts.some(({ isLimited }) => isLimited)
    ? told.flatMap((rule) => (rule?.isLimited ? [rule.id] : [])).toSorted()
    : []

type Left = {
  /** As they hold now: without those that are used up. */
  automatic: DiscountRule[]
  code: DiscountRule | null
  /** Ids of those of which guests have to be told anew if this order has them. */
  toldAnew: ReadonlySet<string>
}

/** What is left of the discounts that guests were told of; refuses a code that is used up. */
export async function leftDiscounts(
  database: Querying,
  told: { automatic: readonly DiscountRule[]; code: DiscountRule | null },
  { offered, guest }: { offered: readonly OfferedDiscount[]; guest: DiscountGuest },
): Promise<Left> {
  const named = [...told.automatic, ...(told.code ? [told.code] : [])].filter((rule) => rule.isLimited)
  const limited = offered.filter(({ rule }) => named.some(({ id }) => id === rule.id))
  const ids = limited.map(({ rule }) => rule.id)
  const uses = await readDiscountUse(database, ids, guest)
  const isKnown = guest.email !== null || guest.phone !== null

  const leftOf = (rule: DiscountRule): DiscountRule[] => {
    const known = limited.find((each) => each.rule.id === rule.id)
    if (!known) return [rule]
    const use = uses.get(rule.id) ?? unused
    const why = whyUsedUp(known.budget, use, { isKnown })
    if (why && rule.isCode) throw usedUp(`discount-${why}`)

    return why ? [] : [ruleWithin(known, use)]
  }

  return {
    automatic: told.automatic.flatMap(leftOf),
    code: told.code ? (leftOf(told.code)[0] ?? null) : null,
    toldAnew: new Set(
      limited.flatMap((each) => (isToldAnew(each, uses.get(each.rule.id) ?? unused) ? [each.rule.id] : [])),
    ),
  }
}

const usedUp = (code: keyof typeof codeRefusals): Refused =>
  new Refused('validation', {}, [{ field: 'discountCode', code, message: codeRefusals[code] }])
