import { fork } from 'node:child_process'
import { join } from 'node:path'

import { StartProblem } from '../console/steps.ts'
import { readDatabaseState } from './database-state.ts'

export interface Login {
  email: string
  password: string
}

/** Migrates and fills the database in a process of its own, if there is anything to do; ended by the signal. */
export async function prepareInProcess(given: {
  root: string
  environment: NodeJS.ProcessEnv
  directUrl: string
  signal: AbortSignal
}): Promise<Login | undefined> {
  const { root, environment, directUrl, signal } = given
  const state = await readDatabaseState(directUrl, root)
  const wantsDemo = process.env.DEMO !== 'off' && state.isUnused
  if (state.pendingMigrations.length === 0 && state.hasUsers && !wantsDemo) return undefined

  const { promise, resolve, reject } = Promise.withResolvers<Login | undefined>()
  let login: Login | undefined
  const child = fork(join(root, 'scripts/database/prepare-database.ts'), {
    cwd: root,
    // Whole migrations, and locks that last as long, are nothing for a pooler.
    env: { ...environment, DATABASE_URL: directUrl, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    execArgv: [],
    signal,
  })
  child.on('error', ({ message }) => {
    // The signal ends the whole start, and tells why itself.
    if (!signal.aborted)
      reject(new StartProblem(`Die Datenbank konnte nicht eingerichtet werden (${message}).`))
  })
  child.on('message', (message: { login?: Login }) => {
    login = message.login ?? login
  })
  child.on('exit', (code) =>
    code === 0
      ? resolve(login)
      : reject(new StartProblem('Die Datenbank konnte nicht eingerichtet werden, der Grund steht darüber.')),
  )
  return promise
}
