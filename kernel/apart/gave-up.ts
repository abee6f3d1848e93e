import { Refused } from '../refused.ts'

/**
 * Why a file was given up: it took too long, it wanted too much memory, too many wait already, or something around
 * it failed that may be well the next time.
 */
export type GiveUpReason = 'late' | 'ended' | 'busy' | 'passing'

/** Thrown when work on a file did not come to an end. Of one for which there was no time just now, whoever waits is told to come again. */
export class GaveUp extends Error {
  override name: string = 'GaveUp'
  readonly reason: GiveUpReason

  constructor(reason: GiveUpReason, cause?: unknown) {
    super(`gave a file up: ${reason}`, { cause: reason === 'busy' ? new Refused('unavailable') : cause })
    this.reason = reason
  }

  /** It would fail again, whoever asks and whenever. */
  get isOfFile(): boolean {
    return this.reason === 'late' || this.reason === 'ended'
  }
}
