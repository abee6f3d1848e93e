import { useCallback, useEffect, useRef, useState } from 'react'

import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { isAtTable, type TableTab } from '#domain/ordering/table-tabs.ts'
import { takeBackOfferedSeconds } from '#domain/ordering/take-back.ts'

import type { Presses } from '../connection/use-outbox.ts'
import type { Slip } from '../orders/slip-bar.tsx'
import { tableName } from './tab-words.ts'

const idsOf = (orders: readonly StaffOrder[]) => orders.map(({ id }) => id)

/** Sets what is open at one table to another, free or taken; what moved to a free one is moved back the same way. */
export function useTabMoves({ press, withdraw }: Presses, orders: readonly StaffOrder[]) {
  const [tabSlip, setTabSlip] = useState<Slip | null>(null)
  const now = useRef(orders)
  useEffect(() => {
    now.current = orders
  }, [orders])
  useEffect(() => {
    if (!tabSlip) return
    const timer = setTimeout(() => setTabSlip(null), takeBackOfferedSeconds * 1000)
    return () => clearTimeout(timer)
  }, [tabSlip])

  const moveTab = useCallback(
    (from: TableTab, to: TableTab) => {
      const [moved, into] = [idsOf(from.rounds), idsOf(to.rounds)]
      const [source, target] = [from.table.identifier, to.table.identifier]
      const isMerge = into.length > 0
      const about = tableName(from.table)
      const meant = isMerge ? `zu ${tableName(to.table)} dazugelegt` : `an ${tableName(to.table)} umgesetzt`
      const request = { from: source, to: target, orders: moved, into }
      const id = press({ about, meant, call: { kind: 'tab', request } })
      const undo = () => {
        setTabSlip(null)
        if (withdraw(id)) return
        const there = now.current.filter((order) => isAtTable(order) && order.tableIdentifier === target)
        const back = { from: target, to: source, orders: idsOf(there), into: [] }
        press({ about, meant: 'zurückgesetzt', call: { kind: 'tab', request: back } })
      }
      // What was put together is one tab: who it came from is known no more.
      setTabSlip(isMerge ? null : { text: `${about} ${meant}`, undo })
    },
    [press, withdraw],
  )

  return { moveTab, tabSlip }
}
