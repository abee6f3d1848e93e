import type { SetMadeRequest } from '#domain/ordering/kitchen.contract.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import type { StaffAction, StaffMoveRequest } from '#domain/ordering/staff-move.contract.ts'
import type { MoveTabRequest } from '#domain/ordering/table-tabs.contract.ts'

/** What somebody pressed, as it is sent; each may be sent again without doing more. */
export type ScreenCall =
  | { kind: 'move'; order: string; action: StaffAction; request?: StaffMoveRequest }
  | { kind: 'take-back'; order: string; version: number; to: OrderStatus }
  | { kind: 'made'; order: string; lines: SetMadeRequest['lines'] }
  | { kind: 'recall'; order: string }
  | { kind: 'tab'; request: MoveTabRequest }

/** A press that waits to be sent. */
export type QueuedMove = {
  id: string
  /** When it was pressed, in ms of the device's clock. */
  at: number
  /** What it is about and what was meant, for whoever reads that it failed: „Nr. 12“, „Abholbereit“. */
  about: string
  meant: string
  call: ScreenCall
  /** Id of whoever had named themselves. */
  person: string | null
}

/** The orders that a call is about. */
export const ordersOfCall = (call: ScreenCall): readonly string[] =>
  call.kind === 'tab' ? call.request.orders : [call.order]
