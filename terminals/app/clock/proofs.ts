/**
 * Who has proved by PIN that they stand here, until when. Kept by the page alone and by nothing that outlives it: what
 * is found on a device opens nothing.
 */
export class Proofs {
  readonly #tokens = new Map<string, { token: string; untilMs: number }>()

  keep(person: string, proof: { token: string; untilMs: number }): void {
    this.#tokens.set(person, proof)
  }

  /** Null where nobody has proved it, or too long ago. */
  tokenOf(person: string, nowMs: number): string | null {
    const proof = this.#tokens.get(person)

    return proof && proof.untilMs > nowMs ? proof.token : null
  }

  has(person: string): boolean {
    return this.tokenOf(person, Date.now()) !== null
  }

  /** The server takes it no more. */
  forget(person: string): void {
    this.#tokens.delete(person)
  }
}
