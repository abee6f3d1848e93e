/** Who moves an order: the guest through the status page, staff, or the system by itself. */
export const orderActors = ['staff', 'guest', 'system'] as const
export type OrderActor = (typeof orderActors)[number]

/** One action of a life cycle: where it leads, and from which states each actor may take it. */
export type LifeCycleMove<Status extends string> = {
  to: Status
  from: Partial<Record<OrderActor, readonly Status[]>>
}

export type WhyNotMove = 'actor-not-allowed' | 'already-there' | 'illegal'

export type MoveResult<Status extends string, Why extends string> =
  | { isAllowed: true; to: Status; isNoop: boolean }
  | { isAllowed: false; why: Why }

/** The states an actor may take the action from; none when it is not theirs. */
export function fromStatuses<Status extends string>(
  move: LifeCycleMove<Status>,
  actor: OrderActor,
): readonly Status[] {
  return move.from[actor] ?? []
}

/** Why the action changes nothing or is refused in this state, or null when it moves on. */
export function whyNotMove<Status extends string>(
  move: LifeCycleMove<Status>,
  status: Status,
  actor: OrderActor,
): WhyNotMove | null {
  if (!move.from[actor]) return 'actor-not-allowed'
  if (status === move.to) return 'already-there'
  return fromStatuses(move, actor).includes(status) ? null : 'illegal'
}

/** The same event again is a success that changes nothing, so retries and double taps do no harm. */
export function resultOf<Status extends string, Why extends string>(
  to: Status,
  why: Why | 'already-there' | null,
): MoveResult<Status, Exclude<Why, 'already-there'>> {
  if (why === null || why === 'already-there') return { isAllowed: true, to, isNoop: why !== null }

  // Narrowing does not reach through the type parameter.
  return { isAllowed: false, why: why as Exclude<Why, 'already-there'> }
}
