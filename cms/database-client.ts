import pg, { type QueryConfig } from 'pg'

import { shareJoins } from './share-joins.ts'
import { createStatementNames } from './statement-names.ts'

/**
 * The largest plan takes 0.35 MB of a connection's memory, so only what is hot gets one; and none does behind a
 * pooler that hands a connection to another process after each transaction, and with it what was prepared on it.
 */
const nameOf =
  process.env.DATABASE_PREPARE === 'off'
    ? () => undefined
    : createStatementNames({ most: 100, worthwhileAfter: 10 })

type Query = typeof pg.Client.prototype.query

/**
 * A connection that has PostgreSQL keep the plan of what is asked again and again. Payload builds one statement
 * with a lateral join per child table and sends it as text each time; planning it costs more than running it.
 * Within a transaction Payload asks several things at once over one connection. The driver tolerates that with a
 * warning until its next major version, so they wait for their turn here.
 */
export class DatabaseClient extends pg.Client {
  #turn: Promise<unknown> = Promise.resolve()

  // The overloads of the driver's `query` cannot be repeated one by one; what comes in goes out, named or not.
  override query = ((config: unknown, ...rest: unknown[]) => {
    const send = () => (super.query as (...args: unknown[]) => unknown)(named(config), ...rest)
    if (!answersByPromise(config, rest)) return send()

    const answer = this.#turn.then(send)
    this.#turn = answer.catch(() => undefined)
    return answer
  }) as Query
}

const answersByPromise = (config: unknown, rest: unknown[]): boolean =>
  typeof rest.at(-1) !== 'function' && !answersByItself(config)

/** A cursor or a stream of rows, which sends and reads what it needs. */
const answersByItself = (config: unknown): boolean =>
  typeof config === 'object' && config !== null && 'submit' in config

function named(config: unknown): unknown {
  if (!isStatement(config) || answersByItself(config)) return config

  const text = shareJoins(config.text)
  const name = nameOf(text)
  return name ? { ...config, text, name } : { ...config, text }
}

const isStatement = (config: unknown): config is QueryConfig =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('name' in config && config.name)
