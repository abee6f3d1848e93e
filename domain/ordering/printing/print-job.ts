/** Where a slip is on its way to paper. Only what nobody can know is `unclear`. */
export const printJobStates = ['queued', 'offered', 'printed', 'failed', 'unclear', 'discarded'] as const
export type PrintJobState = (typeof printJobStates)[number]

export const printJobFailures = [
  'expired',
  'paper-out',
  'cover-open',
  'jammed',
  'refused',
  'too-many-attempts',
  'nothing-to-print',
] as const
export type PrintJobFailure = (typeof printJobFailures)[number]

/** What happens to a job; whoever does it, it is one conditional update by this table. */
export type PrintJobMove = 'offer' | 'take-back' | 'confirm' | 'fail' | 'lose' | 'discard'

/**
 * From which states a move leads on, and whereto. A word of the printer that comes late still counts: what was unclear
 * is known then. What was printed stays so, and nothing leads back into the queue once its bytes have left.
 */
export const printJobMoves: Readonly<
  Record<PrintJobMove, { from: readonly PrintJobState[]; to: PrintJobState }>
> = {
  offer: { from: ['queued'], to: 'offered' },
  'take-back': { from: ['offered'], to: 'queued' },
  confirm: { from: ['offered', 'unclear'], to: 'printed' },
  fail: { from: ['queued', 'offered', 'unclear'], to: 'failed' },
  lose: { from: ['offered'], to: 'unclear' },
  discard: { from: ['queued', 'failed', 'unclear'], to: 'discarded' },
}

export const mayMove = (state: PrintJobState, move: PrintJobMove): boolean =>
  printJobMoves[move].from.includes(state)

/** What staff may print once more: whatever has left the queue. */
export const mayPrintAgain = (state: PrintJobState): boolean => state !== 'queued' && state !== 'offered'

/** A printer that was told of a job and does not come for it is told again. */
export const offerSeconds = 60
/** A printer that fetched a job and asks for the next one without a word has lost it. */
export const confirmSeconds = 15
/** And so has one that says nothing at all for so long. */
export const silenceSeconds = 120
/** A slip that comes later than this confuses more than it helps. */
export const orderSlipHours = 3
export const testPageMinutes = 10
/** So often a printer may be told of a job without coming for it. */
export const mostOffers = 10
/** Printers ask every few seconds; one that was not heard of for longer is away. */
export const awaySeconds = 150
/** Whoever confirmed an order has seen it; one that nobody has on paper by then may have been missed. */
export const unprintedSeconds = 60
