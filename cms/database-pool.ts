import { AsyncResource } from 'node:async_hooks'

import pg, { type PoolClient, type PoolConfig, type QueryConfig } from 'pg'

import { type Asking, askingNow } from '#collections/shared/database/asking.ts'
import { isOutage, isOutageRefusal, tellFailure } from '#collections/shared/database/tell-failure.ts'

import { DatabaseClient } from './database-client.ts'

type Connected = (error: unknown, client?: PoolClient, release?: (error?: unknown) => void) => void

type OutageLog = {
  info: (facts: object, text: string) => void
  warn: (facts: object, text: string) => void
}

/**
 * The product's connections. A lost one is replaced when it is next needed; that the database is away is written
 * down once, and once that it is back.
 */
export class DatabasePool extends pg.Pool {
  readonly #log: () => OutageLog
  #lostAtMs: number | null = null

  constructor(config: PoolConfig, log: () => OutageLog) {
    super({ ...config, Client: DatabaseClient })
    this.#log = log
    // An idle connection that breaks tells its pool, and a process without a listener would end.
    this.on('error', (error) => this.#noteLoss(error))
    this.on('connect', () => this.#noteReturn())
  }

  // The overloads of the driver's `connect` cannot be repeated one by one; both of its forms stay.
  override connect = ((connected?: Connected) => {
    const asking = askingNow()
    if (!connected) return super.connect().catch((error: unknown) => Promise.reject(this.#tell(error, asking)))

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
    if (isOutage(error) && !isBusy(error)) this.#noteLoss(error)

    return tellFailure(error, asking)
  }

  /** Where and why, and nothing of what was being said: that may be personal. */
  #noteLoss(error: unknown): void {
    if (this.#lostAtMs !== null) return
    this.#lostAtMs = performance.now()
    const { code, message } = error as NodeJS.ErrnoException // what the driver emits
    this.#log().warn({ code, reason: message }, 'lost the database')
  }

  #noteReturn(): void {
    if (this.#lostAtMs === null) return
    const seconds = Math.round((performance.now() - this.#lostAtMs) / 100) / 10
    this.#lostAtMs = null
    this.#log().info({ seconds }, 'connected to the database again')
  }
}

/** All connections are in use; that says nothing of the database. */
const isBusy = (error: unknown) => error instanceof Error && error.message.startsWith('timeout exceeded')
