/** From what somebody asks for until whoever leads has decided; the last three are ends. */
export const swapStatusLabels = {
  requested: 'Gesucht',
  accepted: 'Wartet auf Leitung',
  approved: 'Genehmigt',
  rejected: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
} as const
export type SwapStatus = keyof typeof swapStatusLabels

export const swapActions = ['accept', 'withdraw', 'approve', 'reject'] as const
export type SwapAction = (typeof swapActions)[number]

/**
 * Whose shift it is (nobody's where an open one is asked for) and who is to have it (nobody yet where it is offered to
 * all of the branch).
 */
export type ShiftSwap = { status: SwapStatus; giver: string | null; taker: string | null }
export type SwapMover = { id: string; isLead: boolean }

export type SwapProblem = 'swap-settled' | 'swap-not-taken' | 'not-allowed'
/** What a swap becomes. */
export type SwapMove = Pick<ShiftSwap, 'status' | 'taker'>

/** Whoever asks for an open shift has accepted it already; what is offered waits for somebody who takes it. */
export const begunSwap = ({ giver, taker }: Pick<ShiftSwap, 'giver' | 'taker'>): SwapStatus =>
  giver === null && taker !== null ? 'accepted' : 'requested'

/**
 * What becomes of a swap, or why it does not. The same step by the same person again is the same swap, so that it may
 * be sent twice.
 */
export function moveSwap(swap: ShiftSwap, action: SwapAction, mover: SwapMover): SwapMove | SwapProblem {
  const move = moves[action]
  if (!move.isFor(swap, mover)) return 'not-allowed'
  const taker = action === 'accept' ? mover.id : swap.taker
  if (swap.status === move.to && swap.taker === taker) return { status: move.to, taker }
  if (swap.status !== 'requested' && swap.status !== 'accepted') return 'swap-settled'
  if (action === 'approve' && swap.status === 'requested') return 'swap-not-taken'
  if (action === 'accept' && swap.status === 'accepted') return 'swap-settled'

  return { status: move.to, taker }
}

type Move = { to: SwapStatus; isFor: (swap: ShiftSwap, mover: SwapMover) => boolean }

const moves: Readonly<Record<SwapAction, Move>> = {
  accept: {
    to: 'accepted',
    isFor: ({ giver, taker }, { id }) => id !== giver && (taker === null || taker === id),
  },
  // Whoever has asked for an open shift withdraws what they asked for.
  withdraw: { to: 'withdrawn', isFor: ({ giver, taker }, { id }) => id === (giver ?? taker) },
  approve: { to: 'approved', isFor: (_, { isLead }) => isLead },
  reject: { to: 'rejected', isFor: (_, { isLead }) => isLead },
}
