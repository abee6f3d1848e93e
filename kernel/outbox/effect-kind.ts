import type { Payload } from 'payload'
import type * as z from 'zod/mini'

/** A kind of side effect that a transaction may promise. */
export type EffectKind<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  /** As it stands in the rows: another name would leave those of the version before behind. */
  name: string
  /** What a row has to say, also one of the version before. */
  facts: Schema
  /** How long a delivered row is remembered, so that the same promise again is none. */
  daysKept: number
  /** Whether strangers may promise it with any words: then a row that cannot be delivered goes as early. */
  isForStrangers?: boolean
  /**
   * What outside the house takes its time over it, in one word. What waits for the same stands in a queue of its own:
   * a mail server that answers slowly keeps no slip of the kitchen waiting.
   */
  waitsFor?: string
}

/** The queue that a kind stands in: also the worker that delivers it, and the tag that wakes it up. */
export const queueOf = ({ waitsFor }: Pick<EffectKind, 'waitsFor'>): string =>
  waitsFor === undefined ? outboxTag : `${outboxTag}-${waitsFor}`

/** What waits for nobody outside, as the first step of everything does. */
const outboxTag = 'outbox'

export type Delivering = {
  payload: Payload
  /** Set off once the delivery has taken too long: it may still be under way, but another try speaks for the row. */
  givenUp: AbortSignal
  /** Names the promise, the same at each try. */
  once: string
  /** Whether nobody tries again after this one. */
  isLastTry: boolean
}

/** Brings a promised effect about. It may be called again for the same row and must then change nothing. */
export type Deliver<Facts> = (facts: Facts, delivering: Delivering) => Promise<unknown>

/** A kind with who delivers it, who is loaded when the first row is due. */
export type Delivery = { kind: EffectKind; load: () => Promise<Deliver<never>> }

/** Says who delivers a kind; the types of both fit together here and nowhere else. */
export function delivered<Schema extends z.ZodMiniType>(
  kind: EffectKind<Schema>,
  load: () => Promise<Deliver<z.output<Schema>>>,
): Delivery {
  return { kind, load }
}
