import type { Where } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { noneKey, type Reduction, unknownKey } from '#domain/insight/business/order-fact.ts'
import type { Filter, Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import { isOrderLost, revenueStatuses } from '#domain/ordering/order-status.ts'
import { orderStatuses } from '#domain/ordering/order-terms.ts'

import { type AskedBusiness, countingOf, type OrderDataset } from './business-sums.ts'

type Conditions = Record<string, Where[string]>
type Asked = AskedBusiness & { dataset: OrderDataset }

const lostStatuses = orderStatuses.filter((status) => isOrderLost(status) && status !== 'failed')
const statusesOf = {
  known: [...revenueStatuses, ...lostStatuses],
  sold: revenueStatuses,
  lost: lostStatuses,
} as const

/** The list of all orders that a figure is made of; null where no filter of the list says exactly which. */
export function pathOfAll(asked: Asked): string | null {
  const { range, branch, branches, division, dataset, filters } = asked
  const own = Object.entries(filters).map(([name, key]) =>
    // Filters are named as groupings.
    key === undefined ? {} : conditionsOf(name as Filter, key),
  )
  // No filter of the list leaves out orders of vouchers alone, in which there are no goods.
  const isOfGoods = countingOf[dataset].of === 'goods' && filters.product === undefined
  if (isOfGoods || own.some((each) => each === null)) return null
  const isNarrowed = branch !== undefined || division !== undefined

  return listPath('orders', [
    {
      businessDay: { greater_than_equal: range.from, less_than_equal: range.to },
      voidedAt: { exists: false },
      status: { in: [...statusesOf[countingOf[dataset].orders]] },
      ...(isNarrowed && { branch: { in: [...branches] } }),
      ...Object.assign({}, ...own),
    },
  ])
}

/** The same of a row. */
export function pathOfRow(asked: Asked, by: Grouping, key: string): string | null {
  if (by !== 'pair') return by === 'none' ? pathOfAll(asked) : pathWith(asked, by, key)
  // Two conditions on one field stand in two filters of the list, and only one of them can be said by a path.
  return null
}

function pathWith(asked: Asked, by: Grouping, key: string): string | null {
  if (by === 'branch') return pathOfAll({ ...asked, branch: key, branches: [key] })
  const known = asked.filters[by as Filter]
  if (conditionsOf(by, key) === null || (known !== undefined && known !== key)) return null

  // What is asked for by a row is asked for as by a filter.
  return pathOfAll({ ...asked, filters: { ...asked.filters, [by]: key } })
}

/** Texts that the list compares within JSON hold nothing else. */
const isPlain = (key: string): boolean => /^[\w @.\-+:]*$/.test(key)

const conditions: Readonly<Partial<Record<Grouping, (key: string) => Conditions | null>>> = {
  type: (key) => ({ type: { equals: key } }),
  method: (key) => ({ paymentMethod: { equals: key } }),
  channel: (key) => ({ channel: { equals: key } }),
  status: (key) => ({ status: { equals: key } }),
  area: ofArea,
  // Keys of this grouping are these.
  reduction: (key) => ofReduction(key as Reduction),
  product: (key) => (isPlain(key) ? { 'items.product': { equals: key } } : null),
  origin: (key) => ofOrigin('origin', key),
  source: (key) => ofOrigin('source', key),
  campaign: (key) => ofOrigin('campaign', key),
  code: (key) => ofOrigin('code', key),
}

const conditionsOf = (by: Grouping, key: string): Conditions | null => conditions[by]?.(key) ?? null

function ofArea(key: string): Conditions {
  if (key === noneKey) return { type: { not_equals: 'delivery' } }

  return {
    type: { equals: 'delivery' },
    deliveryArea: key === unknownKey ? { exists: false } : { equals: key },
  }
}

const ofReduction = (key: Reduction): Conditions => ({
  discount: key === 'discount' || key === 'both' ? { greater_than: 0 } : { equals: 0 },
  voucherPaid: key === 'voucher' || key === 'both' ? { greater_than: 0 } : { equals: 0 },
})

function ofOrigin(by: Grouping, key: string): Conditions | null {
  if (key === unknownKey) return { origin: { exists: false } }

  return key === noneKey || !isPlain(key) ? null : { [`origin.last.${by}`]: { equals: key } }
}
