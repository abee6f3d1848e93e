import pg, { type QueryConfig, type QueryResult } from 'pg'

import { type Asking, askingNow, deadlineMsNow } from '#kernel/database/asking.ts'
import { tellFailure } from '#kernel/database/tell-failure.ts'

import { inTurn } from './in-turn.repair.ts'
import { noteLostCommit } from './note-lost-commit.repair.ts'
import { shareJoins } from './share-joins.repair.ts'
import { createStatementNames } from './statement-names.ts'
import { timedQuery } from './timed-query.ts'

/** None are kept behind a pooler that hands a connection to another process after each transaction. */
const keepsPlans = process.env.DATABASE_PREPARE !== 'off'

const hourMs = 3_600_000

/** The largest plan takes 0.35 MB of a connection's memory, so only what is hot gets one. */
const nameOf = createStatementNames({ most: 100, worthwhileAfter: 10, idleMs: hourMs })

type Query = typeof pg.Client.prototype.query
type Done = (error: unknown, result?: QueryResult) => void

/**
 * A connection that has PostgreSQL keep the plan of what is asked again and again. Payload builds one statement
 * with a lateral join per child table and sends it as text each time; planning it costs more than running it.
 * Each statement has a deadline, and a failure that nobody is to blame for is told as a refusal.
 */
export class DatabaseClient extends pg.Client {
  readonly #inTurn = inTurn()
  #isWithinTransaction = false
  /** Told of every statement that failed, for whoever runs the product. */
  onFailure: (error: unknown, deadlineMs: number) => void = () => undefined

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Whoever holds it learns of its loss by the next statement; without a listener the process would end.
    this.on('error', () => undefined)
    this.connection.on('readyForQuery', ({ status }: { status: string }) => {
      this.#isWithinTransaction = status !== 'I'
    })
  }

  // The overloads of the driver's `query` cannot be repeated one by one; what comes in goes out, named and timed.
  override query = ((config: unknown, ...rest: unknown[]) => {
    if (!isAsked(config)) return (super.query as (...args: unknown[]) => unknown)(config, ...rest)

    const asked = withValues(config, rest)
    const done = rest.at(-1)
    if (isDone(done)) return this.#send(asked, done)

    return this.#inTurn(() => this.#answer(asked))
  }) as Query

  #answer(asked: QueryConfig): Promise<QueryResult | undefined> {
    return new Promise((resolve, reject) => {
      this.#send(asked, (error, result) => {
        if (error) reject(error)
        else resolve(result)
      })
    })
  }

  #send(asked: QueryConfig, done: Done): void {
    const asking = askingNow()
    const isWithinTransaction = () => this.#isWithinTransaction
    const deadlineMs = deadlineMsNow()
    const timing = { deadlineMs, keepsPlans, isWithinTransaction }
    const query = timedQuery(named(asked), timing, (error, results) => {
      if (error) {
        this.onFailure(error, deadlineMs)
        return done(this.#tellFailure(error, asked.text, asking))
      }
      done(null, Array.isArray(results) ? results.at(-1) : results)
    })
    super.query(query)
  }

  #tellFailure(error: unknown, text: string, asking: Asking | undefined): unknown {
    // What was asked may still be answered, and would be taken for the answer to what is asked next.
    if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy()
    noteLostCommit(text, asking)

    return tellFailure(error, asking)
  }
}

/** A cursor or a stream of rows sends and reads what it needs by itself. */
const isAsked = (config: unknown): config is string | QueryConfig =>
  typeof config === 'string' || (typeof config === 'object' && config !== null && !('submit' in config))

const isDone = (value: unknown): value is Done => typeof value === 'function'

function withValues(config: string | QueryConfig, rest: unknown[]): QueryConfig {
  const asked = typeof config === 'string' ? { text: config } : config
  const [values] = rest

  return Array.isArray(values) ? { ...asked, values } : asked
}

function named(config: QueryConfig): QueryConfig {
  const { name: given, ...rest } = config
  const text = shareJoins(config.text)
  const name = keepsPlans ? given || nameOf(text, performance.now()) : undefined

  return { ...rest, text, ...(name && { name }) }
}
