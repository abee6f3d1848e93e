import { sumCents } from '../money/money.ts'
import { isOrderEnded } from './order-status.ts'
import type { StaffOrder } from './staff-orders.contract.ts'
import type { ShownTable } from './table-tabs.contract.ts'

/** What is open at a table: its orders are its rounds, the earliest first. Money in cents, instants as ISO text. */
export type TableTab = {
  table: ShownTable
  rounds: StaffOrder[]
  total: number
  /** Since when somebody has been there; null at a free table. */
  since: string | null
}

/** Whether an order belongs to a tab: somebody eats it here, at a table, and it has not come to its end. */
export const isAtTable = ({ type, status, tableIdentifier, voidedAt }: TabOrder): boolean =>
  type === 'dineIn' && tableIdentifier !== null && voidedAt === null && !isOrderEnded(status)

type TabOrder = Pick<StaffOrder, 'type' | 'status' | 'tableIdentifier' | 'voidedAt'>

/**
 * Every table of a branch with what is open at it, in the order of their numbers. A table that is gone by now, but at
 * which something is open, stands at the end.
 */
export function tabsOf(tables: readonly ShownTable[], orders: readonly StaffOrder[]): TableTab[] {
  const open = orders.filter(isAtTable)
  const known = new Set(tables.map(({ identifier }) => identifier))
  const gone = [...new Set(open.map(({ tableIdentifier }) => tableIdentifier ?? ''))]
    .filter((identifier) => !known.has(identifier))
    .map((identifier): ShownTable => ({ id: `gone:${identifier}`, identifier, name: null, seats: null }))

  return [...tables.toSorted(byNumber), ...gone.toSorted(byNumber)].map((table) => {
    const rounds = open
      .filter(({ tableIdentifier }) => tableIdentifier === table.identifier)
      .toSorted((one, other) => one.placedAt.localeCompare(other.placedAt) || one.id.localeCompare(other.id))

    return {
      table,
      rounds,
      total: sumCents(rounds.map(({ total }) => total)),
      since: rounds[0]?.placedAt ?? null,
    }
  })
}

/** “2” before “10”. */
const byNumber = (one: ShownTable, other: ShownTable): number =>
  one.identifier.localeCompare(other.identifier, 'de', { numeric: true })
