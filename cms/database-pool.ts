import { AsyncResource } from 'node:async_hooks'

import pg, { type PoolClient, type PoolConfig, type QueryConfig } from 'pg'

import { type Asking, askingNow } from '#kernel/database/asking.ts'
import { isBusy, isOutageRefusal, tellFailure, tellsOfLoss } from '#kernel/database/tell-failure.ts'

import { DatabaseClient } from './database-client.ts'
import { DatabaseLog } from './database-log.ts'

type Connected = (error: unknown, client?: PoolClient, release?: (error?: unknown) => void) => void

/**
 * The product's connections. A lost one is replaced when it is next needed; that the database is away is written
 * down once, and once that it is back.
 */
export class DatabasePool extends pg.Pool {
  readonly #log: DatabaseLog

  constructor(config: PoolConfig, log: ConstructorParameters<typeof DatabaseLog>[0]) {
    super({ ...config, Client: DatabaseClient })
    this.#log = new DatabaseLog(log)
    // An idle connection that breaks tells its pool, and a process without a listener would end.
    // One alone may have been closed on the way; whether the database is away tells the next question.
    this.on('error', () => void this.query('select 1').catch(() => undefined))
    this.on('connect', (client) => {
      this.#log.noteReturn()
      // Of the class that is given above.
      const own = client as unknown as DatabaseClient
      own.onFailure = (error, deadlineMs) => this.#log.noteFailure(error, deadlineMs)
    })
  }

  // The overloads of the driver's `connect` cannot be repeated one by one; both of its forms stay.
  override connect = ((connected?: Connected) => {
    const asking = askingNow()
    if (!connected)
      return super.connect().catch((error: unknown) => Promise.reject(this.#tell(error, asking)))

    // Called by whoever gave the connection back, on behalf of whom it must not be used.
    const own = AsyncResource.bind(connected)
    super.connect((error, client, release) => {
      if (error) own(this.#tell(error, asking))
      else own(undefined, client, release)
    })
  }) as pg.Pool['connect']

  // The driver's own way would hand on the loss of a connection as it came.
  override query = (async (config: string | QueryConfig, values?: unknown[]) => {
    const client = await this.connect()
    let isBroken = false
    try {
      return await client.query(config, values)
    } catch (error) {
      isBroken = isOutageRefusal(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }) as pg.Pool['query']

  #tell(error: unknown, asking: Asking | undefined): unknown {
    if (isBusy(error)) this.#log.noteBusy(this.totalCount)
    else if (tellsOfLoss(error)) this.#log.noteLoss(error)

    return tellFailure(error, asking)
  }
}
