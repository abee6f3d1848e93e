import { setTimeout as pause } from 'node:timers/promises'

import { createBackOff, tellFall } from '../console/back-off.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

const lookEveryMs = 250

/** Starts PostgreSQL again whenever it is gone, until the returned function is called. */
export function keepPostgres(
  postgres: Pick<EmbeddedPostgres, 'pid' | 'startAgain'>,
  tell: (line: string) => void = console.error,
): () => Promise<void> {
  const nextFall = createBackOff()
  const leaving = new AbortController()

  const standUp = async () => {
    const fall = nextFall()
    tell(`✗ PostgreSQL ist ausgefallen. ${tellFall(fall)}.`)
    await pause(fall.pauseMs, undefined, leaving)
    try {
      await postgres.startAgain()
      tell('✓ PostgreSQL läuft wieder.')
    } catch (error) {
      tell(`✗ PostgreSQL startet nicht: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const watch = async () => {
    let misses = 0
    while (!leaving.signal.aborted) {
      await pause(lookEveryMs, undefined, leaving)
      misses = postgres.pid() === null ? misses + 1 : 0
      // Its file may be read while it is being written.
      if (misses > 1) await standUp()
    }
  }

  // It ends by being told to leave, in the middle of a pause.
  const watching = watch().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error
  })
  return async () => {
    leaving.abort()
    await watching
  }
}
