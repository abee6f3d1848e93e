import { vi } from 'vitest'

import { type CornerShop, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { type OwnPostgres, startOwnPostgres } from '#scripts/testing/own-postgres.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

export type FragileProduct = {
  app: TestApp
  postgres: OwnPostgres
  server: RunningServer
  shop: CornerShop
  ask: (path: string, init?: RequestInit) => Promise<Response>
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<Response>
  /** Resolves with how long it took once the product says that it is ready, or no longer is. */
  isReady: (wanted: boolean) => Promise<number>
  close: () => Promise<void>
}

/** The product in a process of its own, on a PostgreSQL that a test may restart and kill. */
export async function openFragileProduct(): Promise<FragileProduct> {
  const postgres = await startOwnPostgres()
  const app = await createTestApp(postgres.databaseUrl)
  const shop = await openCornerShop(app.payload)
  const server = await startServerProcess(app.databaseUrl, app.mediaDir)
  const ask = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)

  return {
    app,
    postgres,
    server,
    shop,
    ask,
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    isReady: async (wanted) => {
      const startedAt = performance.now()
      await vi.waitFor(
        async () => {
          if ((await ask('/readyz')).ok !== wanted) throw new Error(`Not ${wanted ? '' : 'un'}ready`)
        },
        { timeout: 60_000, interval: 50 },
      )
      return performance.now() - startedAt
    },
    close: async () => {
      await server.stop()
      await app.close()
      await postgres.remove()
    },
  }
}

/** Each way to lose the database; `startAgain` brings it back after any of them. */
export const outages: Record<string, (postgres: OwnPostgres) => Promise<void>> = {
  'is restarted': (postgres) => postgres.stop('fast'),
  'is ended at once': (postgres) => postgres.stop('immediate'),
  'is killed': async (postgres) => {
    postgres.kill()
    await vi.waitFor(() => {
      if (postgres.pid() !== null) throw new Error('It still runs')
    })
  },
}
