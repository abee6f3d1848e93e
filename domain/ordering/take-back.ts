import type { OrderAction } from './order-status.ts'
import type { OrderStatus } from './order-terms.ts'

/** So long whoever slipped is offered to take it back. */
export const takeBackOfferedSeconds = 8
/** So long it is taken; what a guest is told of such a step by mail waits as long. */
export const takeBackSeconds = 15

/** Steps that undo nothing but a slip: nobody was written to, no money moved. */
const steps: readonly string[] = ['in-delivery', 'delivered', 'completed'] satisfies OrderAction[]

export const canBeTakenBack = (action: string): boolean => steps.includes(action)

/** What happened to an order last; `at` as ISO text. */
export type LastEvent = { version: number; action: string; from: OrderStatus; to: OrderStatus; at: string }

export type WhyNotTakeBack = 'not-a-step' | 'too-late'

/**
 * Whether the step that led to a version of an order is taken back: to where it leads, that it was already, or why not.
 * Source: ADR 93.
 */
export function takeBack(
  last: LastEvent | null,
  { version, now }: { version: number; now: Temporal.Instant },
): { to: OrderStatus } | { isNoop: true } | { why: WhyNotTakeBack } {
  if (last?.action === takenBack && last.version === version + 1) return { isNoop: true }
  if (last && last.version !== version) return { why: 'too-late' }
  if (!last || !canBeTakenBack(last.action)) return { why: 'not-a-step' }
  const ends = Temporal.Instant.from(last.at).add({ seconds: takeBackSeconds })

  return Temporal.Instant.compare(now, ends) > 0 ? { why: 'too-late' } : { to: last.from }
}

/** As it stands in the history. */
export const takenBack = 'take-back'
