import type { DiscountUse } from '#domain/ordering/discounts/discount-budget.ts'
import { placedStatuses } from '#domain/ordering/order-status.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/** By what a guest is recognised, as orders keep it. */
export type DiscountGuest = { email: string | null; phone: string | null }

export const unused: DiscountUse = { uses: 0, cents: 0, byGuest: 0 }
const nobody: DiscountGuest = { email: null, phone: null }

/**
 * What orders have had of discounts. There is no second book: an order is the claim of its discounts for as long as it has
 * a place in the house, so that nothing has to be given back when it is refused, cancelled, failed, expired or voided.
 */
export async function readDiscountUse(
  database: Querying,
  discounts: readonly string[],
  { email, phone }: DiscountGuest = nobody,
): Promise<ReadonlyMap<string, DiscountUse>> {
  if (discounts.length === 0) return new Map()
  const { rows } = await database.query<DiscountUse & { id: string }>({
    name: 'read-discount-use',
    text: `
      select d ->> 'id' as id, count(*)::int as uses, sum((d ->> 'cents')::bigint)::float8 as cents,
             (count(*) filter (where lower(o.email) = lower($3) or o.phone = $4))::int as "byGuest"
        from orders o, jsonb_array_elements(o.discounts) d
       where o.discounts @> any($1::jsonb[]) and o.discounts <> '[]' and d ->> 'id' = any($2)
         and o.status in (${placedStatuses.map((status) => `'${status}'`).join(', ')}) and o.voided_at is null
       group by 1`,
    values: [discounts.map((id) => JSON.stringify([{ id }])), discounts, email, phone],
  })

  return new Map(rows.map(({ id, ...use }) => [id, use]))
}
