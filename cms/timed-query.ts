import pg, { type QueryConfig, type QueryResult, type Submittable } from 'pg'

/** A text of several statements has several results. */
export type QueryDone = (error: unknown, result?: QueryResult | QueryResult[]) => void

/** The part of the driver's connection that sends single messages; its types know older signatures. */
type Wire = {
  stream: { cork: () => void; uncork: () => void }
  /** Plans that this connection keeps, by name. */
  parsedStatements: Record<string, string>
  parse: (message: { name?: string; text: string }) => void
  bind: (message: { statement?: string; values: string[] }) => void
  execute: (message: object) => void
}

/** The driver's query as it is at run time: of what the connection calls, its types know little. */
interface DriverQuery {
  name: string | undefined
  submit(wire: Wire): Error | null
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}
// Of what the class is at run time, its types name a part.
const DriverQuery = pg.Query as unknown as new (config: QueryConfig, done: QueryDone) => DriverQuery

export type Timing = {
  deadlineMs: number
  /** Asked when the statement is sent: what was sent before it may have begun or ended a transaction. */
  isWithinTransaction: () => boolean
  keepsPlans: boolean
}

/** A connection that has said nothing for this long after the deadline is taken for dead. */
const graceMs = 5000

/**
 * A statement that PostgreSQL ends after so many milliseconds. The limit travels in front of it in the same
 * round trip and is gone after it, so it holds on whatever connection a pooler picks, and for nobody else.
 */
export function timedQuery(config: QueryConfig, timing: Timing, done: QueryDone): Submittable {
  const { deadlineMs } = timing
  const query = deadlineMs === 0 ? new DriverQuery(config, done) : limited(config, timing, done)
  // Read by the driver.
  const patience = deadlineMs === 0 ? {} : { query_timeout: deadlineMs + graceMs }

  return Object.assign(query, patience) as unknown as Submittable // the driver's own query
}

function limited(config: QueryConfig, timing: Timing, done: QueryDone): DriverQuery {
  const { text, values = [], name: _name, ...how } = config
  const limit = `set local statement_timeout = ${timing.deadlineMs}`
  // It holds for all that follows in the transaction.
  if (/^\s*begin\b/i.test(text)) return new DriverQuery({ ...how, text: `${text}; ${limit}` }, done)
  // Only a text without values may be several statements, and with a name it would have to be one.
  if (values.length === 0 && text.includes(';')) {
    return new DriverQuery({ ...how, text: `${limit}; ${text}` }, done)
  }

  return new TimedQuery(config, timing, done)
}

/** What is local to a transaction ends with it; without one, PostgreSQL makes one of all that comes until the sync. */
const deadlineStatement = `select set_config('statement_timeout', $1, true)`
const deadlineName = 'theke_deadline'

class TimedQuery extends DriverQuery {
  readonly #timing: Timing
  #isDeadlineOpen = false

  constructor(config: QueryConfig, timing: Timing, done: QueryDone) {
    // Messages of two kinds cannot share a round trip: a text without values is sent like one with values.
    super({ ...config, queryMode: 'extended' } as QueryConfig, done) // a field that the driver's types leave out
    this.#timing = timing
  }

  override submit(wire: Wire): Error | null {
    if (this.#timing.isWithinTransaction()) return super.submit(wire)

    wire.stream.cork()
    try {
      this.#sendDeadline(wire)
      return super.submit(wire)
    } finally {
      wire.stream.uncork()
    }
  }

  #sendDeadline(wire: Wire): void {
    const { deadlineMs, keepsPlans } = this.#timing
    const isKept = keepsPlans && wire.parsedStatements[deadlineName] !== undefined
    if (!isKept) {
      wire.parse({ ...(keepsPlans && { name: deadlineName }), text: deadlineStatement })
      // The driver takes the first statement that is parsed for ours and would believe that it is kept.
      this.name = undefined
    }
    wire.bind({ ...(keepsPlans && { statement: deadlineName }), values: [String(deadlineMs)] })
    wire.execute({})
    this.#isDeadlineOpen = true
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isDeadlineOpen) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (!this.#isDeadlineOpen) return super.handleCommandComplete(message, wire)

    this.#isDeadlineOpen = false
    if (this.#timing.keepsPlans) wire.parsedStatements[deadlineName] = deadlineStatement
  }
}
