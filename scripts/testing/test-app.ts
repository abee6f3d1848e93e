import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import pg from 'pg'
import { inject } from 'vitest'

import { asStranger, usualDeadlineMs } from '#kernel/database/asking.ts'
import { answerWithPayload } from '#server/api/answer-with-payload.ts'

import { copyTemplate } from './test-database.ts'

export interface TestApp {
  payload: Payload
  config: SanitizedConfig
  pool: pg.Pool
  databaseUrl: string
  mediaDir: string
  /** Asks the REST API as a client would, without a socket in between. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

/** Boots the product's Payload on a database of its own, or on the given one; call it once per test file. */
export async function createTestApp(given?: string): Promise<TestApp> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const databaseUrl = given ?? (await copyTemplate(inject('postgresUrl'), inject('templateDatabase'), name))
  const mediaDir = await mkdtemp(join(tmpdir(), 'theke-media-'))
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'a-secret-for-tests-of-enough-length',
    MEDIA_DIR: mediaDir,
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
  })

  const { default: configPromise } = await import('#cms/payload.config.ts')
  const config = await configPromise
  const payload = await getPayload({ config, key: name })
  const answer = answerWithPayload(config, name)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 5 })
  // Some tests take the database away.
  pool.on('error', () => undefined)

  return {
    payload,
    config,
    pool,
    databaseUrl,
    mediaDir,
    // Nobody's request is a quick one here, however slow the machine is.
    fetch: (path, init) =>
      asStranger(() => answer(new Request(new URL(path, 'http://theke.test'), init)), {
        deadlineMs: usualDeadlineMs,
      }),
    close: async () => {
      await pool.end()
      await payload.destroy()
      await rm(mediaDir, { recursive: true, force: true })
    },
  }
}

/** The JSON body of an answer, for assertions on its parts. */
export async function readJson<T>(response: Response): Promise<T> {
  return JSON.parse(await response.text()) as T
}
