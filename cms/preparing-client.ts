import pg, { type QueryConfig } from 'pg'

import { createStatementNames } from './statement-names.ts'

/** The largest plan takes 0.35 MB of a connection's memory, so only what is hot gets one. */
const nameOf = createStatementNames({ most: 100, worthwhileAfter: 10 })

type Query = typeof pg.Client.prototype.query

/**
 * A connection that has PostgreSQL keep the plan of what is asked again and again. Payload builds one statement
 * with a lateral join per child table and sends it as text each time; planning it costs more than running it.
 */
export class PreparingClient extends pg.Client {
  // The overloads of the driver's `query` cannot be repeated one by one; what comes in goes out, named or not.
  override query = ((config: unknown, ...rest: unknown[]) =>
    (super.query as (...args: unknown[]) => unknown)(named(config), ...rest)) as Query
}

function named(config: unknown): unknown {
  if (!isStatement(config)) return config

  const name = nameOf(config.text)
  return name ? { ...config, name } : config
}

const isStatement = (config: unknown): config is QueryConfig =>
  typeof config === 'object' &&
  config !== null &&
  !('submit' in config) &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('name' in config && config.name)
