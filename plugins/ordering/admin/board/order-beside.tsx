'use client'

import { useEffect } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { orderDetailsContract, StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { LoadedView, SidePanel, useLoaded } from '#plugins/desk/kit.port.ts'

import type { BoardBranch } from './board-columns.tsx'
import { OrderView } from './order-view.tsx'
import type { MoveOrder } from './use-board-moves.ts'

type BesideProps = {
  id: string
  /** As the board knows it, which hears of changes first. */
  known: StaffOrder | undefined
  branches: readonly BoardBranch[]
  home: string
  timeZone: string
  move: MoveOrder
  isUnderway: boolean
  viewers: readonly string[]
  hear: (orders: readonly StaffOrder[]) => void
  onClose: () => void
}

const readDetails = callOf<typeof orderDetailsContract>('get', '/api/orders/{id}/details')

/** One order beside the board, with all that is known of it. */
export function OrderBeside({ id, known, branches, timeZone, hear, onClose, ...props }: BesideProps) {
  const details = useLoaded(id, (signal) => readDetails(fetch, { params: { id }, signal }))
  const { data, reload } = details
  const version = known?.version ?? 0
  const isOld = data !== null && data.order.version < version
  useEffect(() => {
    if (isOld) reload()
  }, [isOld, version, reload])
  const read = data?.order
  useEffect(() => {
    // What is not on the board, such as one of last week, stays off it.
    if (read && known && read.version > known.version) hear([read])
  }, [read, known, hear])
  const order = read && known && known.version > read.version ? known : read
  const branch = branches.find(({ id }) => id === order?.branch)

  return (
    <SidePanel title={order ? `Bestellung Nr. ${order.ticketNumber}` : 'Bestellung'} onClose={onClose}>
      <LoadedView of={details}>
        {(loaded) => (
          <OrderView
            {...props}
            order={order ?? loaded.order}
            details={loaded}
            branchName={branches.length > 1 ? (branch?.name ?? null) : null}
            timeZone={branch?.timeZone ?? timeZone}
            reload={reload}
          />
        )}
      </LoadedView>
    </SidePanel>
  )
}
