/** Why a file was given up: it took too long, it wanted too much memory, or too many wait already. */
export type GiveUpReason = 'late' | 'ended' | 'busy'

/** Thrown when work on a file did not come to an end; the file, or whoever sends so many, is to blame. */
export class GaveUp extends Error {
  override name = 'GaveUp'
  readonly reason: GiveUpReason

  constructor(reason: GiveUpReason, cause?: unknown) {
    super(`gave a file up: ${reason}`, { cause })
    this.reason = reason
  }
}
