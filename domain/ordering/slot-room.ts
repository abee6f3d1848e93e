import type { BranchView } from '../catalogue/branch.contract.ts'
import type { OpenSpan } from '../time/open-spans.ts'
import { minuteMs } from '../time/zone-clock.ts'
import type { FullSlots } from './slot-capacity.ts'

/** The slots of a branch, counted from the epoch, and which of them are full. */
export type Slots = { branch: Pick<BranchView, 'slotCapacityMinutes'>; fullSlots?: FullSlots }

/** Whether the slot of an instant takes no more orders. */
export function isSlotFull(slots: Slots, atMs: number): boolean {
  return slots.fullSlots?.has(slotStartMs(slots, atMs)) ?? false
}

/** The start of the first slot from the one of an instant on that takes orders. */
export function nextSlotWithRoomMs(slots: Slots, fromMs: number): number {
  let slot = slotStartMs(slots, fromMs)
  while (isSlotFull(slots, slot)) slot += slotLengthMs(slots)

  return slot
}

/** The starts of the full slots from that of an instant on, up to the first one with room. */
export function fullSlotsFrom(slots: Slots, fromMs: number): number[] {
  const endMs = nextSlotWithRoomMs(slots, fromMs)
  const first = slotStartMs(slots, fromMs)
  const count = (endMs - first) / slotLengthMs(slots)

  return Array.from({ length: count }, (_, nth) => first + nth * slotLengthMs(slots))
}

/** What is left of a span without the slots that are full. */
export function spansWithRoom(span: OpenSpan, slots: Slots): OpenSpan[] {
  if (!slots.fullSlots?.size) return [span]

  const { end } = span
  const lengthMs = slotLengthMs(slots)
  const free: OpenSpan[] = []
  let { start } = span
  for (let slot = slotStartMs(slots, start); slot < end; slot += lengthMs) {
    if (!slots.fullSlots.has(slot)) continue
    if (slot > start) free.push({ start, end: slot })
    start = slot + lengthMs
  }

  return start < end ? [...free, { start, end }] : free
}

/** The start of the slot of an instant. */
export function slotStartMs(slots: Slots, atMs: number): number {
  const lengthMs = slotLengthMs(slots)

  return Math.floor(atMs / lengthMs) * lengthMs
}

const defaultSlotMinutes = 15

const slotLengthMs = ({ branch }: Slots): number =>
  (branch.slotCapacityMinutes ?? defaultSlotMinutes) * minuteMs
