/**
 * Thrown by a delivery that could not be tried because what it needs is away: the row waits for as long and keeps its
 * tries. What it was that failed, if anything did, is the cause.
 */
export class Later extends Error {
  override readonly name = 'Later'
  readonly afterSeconds: number

  constructor(why: string, { afterSeconds, cause }: { afterSeconds: number; cause?: unknown }) {
    super(why, { cause })
    this.afterSeconds = afterSeconds
  }
}
