import { houseCurrency } from '#collections/shared/house-currency.ts'
import type { DiscountUse } from '#domain/ordering/discounts/discount-budget.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import { readDiscountUse, unused } from './discount-use.ts'

type Listed = { uses: ReadonlyMap<string, DiscountUse>; currency: string }
type Asking = { ids: Set<string>; answer: Promise<Listed> }

const asked = new WeakMap<Querying, Asking>()

/** What orders have had of a discount of a list: the cells of a list are drawn at once, so they ask together. */
export async function readListedUse(
  database: Querying,
  id: string,
): Promise<{ use: DiscountUse; currency: string }> {
  const asking = asked.get(database) ?? begin(database)
  asking.ids.add(id)
  const { uses, currency } = await asking.answer

  return { use: uses.get(id) ?? unused, currency }
}

function begin(database: Querying): Asking {
  const ids = new Set<string>()
  const answer = new Promise<void>((resolve) => void setImmediate(resolve)).then(async () => {
    asked.delete(database)
    const [uses, currency] = await Promise.all([readDiscountUse(database, [...ids]), houseCurrency(database)])

    return { uses, currency }
  })
  asked.set(database, { ids, answer })

  return { ids, answer }
}
