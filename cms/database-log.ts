type Log = {
  info: (facts: object, text: string) => void
  warn: (facts: object, text: string) => void
  error: (facts: object, text: string) => void
}

/** What goes on happening is written down when it begins; after so long without it, it has ended. */
const quietMs = 60_000

/** Full: the disk, the memory, or a limit that was set. Too many connections are told when connecting. */
const starved = /^53(?!300)/
const tookTooLong = '57014'

/** What whoever runs the product has to know of its database. Nothing of what was being said: that may be personal. */
export class DatabaseLog {
  readonly #log: () => Log
  readonly #lastAtMs = new Map<string, number>()
  #lostAtMs: number | null = null

  constructor(log: () => Log) {
    this.#log = log
  }

  noteLoss(error: unknown): void {
    if (this.#lostAtMs !== null) return
    this.#lostAtMs = performance.now()
    const { code, message } = error as NodeJS.ErrnoException // what the driver emits
    this.#log().warn({ code, reason: message }, 'lost the database')
  }

  noteReturn(): void {
    if (this.#lostAtMs === null) return
    const seconds = Math.round((performance.now() - this.#lostAtMs) / 100) / 10
    this.#lostAtMs = null
    this.#log().info({ seconds }, 'connected to the database again')
  }

  noteBusy(connections: number): void {
    if (!this.#begins('busy')) return
    this.#log().warn({ connections }, 'all connections to the database are in use')
  }

  /** Its message is left out: it may quote a value, or the path of a file. */
  noteFailure(error: unknown, deadlineMs: number): void {
    const { code } = error as { code?: unknown } // of the driver, which always throws objects
    if (code === tookTooLong) this.#log().warn({ code, deadlineMs }, 'a statement took too long')
    else if (typeof code === 'string' && starved.test(code) && this.#begins(code))
      this.#log().error({ code }, 'the database is out of disk or memory')
  }

  #begins(what: string): boolean {
    const now = performance.now()
    const last = this.#lastAtMs.get(what)
    this.#lastAtMs.set(what, now)

    return last === undefined || now - last > quietMs
  }
}
