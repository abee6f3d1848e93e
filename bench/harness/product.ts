import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { buildChanged } from '#scripts/build/build-changed.ts'
import { findFreePort, startEmbeddedPostgres } from '#scripts/database/embedded-postgres.ts'
import { createDatabaseIfMissing } from '#scripts/database/open-database.ts'
import { noRateLimits } from '#scripts/testing/no-rate-limits.ts'

export const root = resolve(import.meta.dirname, '../..')

export interface World {
  databaseUrl: string
  postgresPid: number
  environment: NodeJS.ProcessEnv
  close: () => Promise<void>
}

/** A PostgreSQL of the bench's own, migrated and filled with a branch of 150 products. */
export async function createWorld(): Promise<World> {
  await buildChanged(root)
  const home = await mkdtemp('/var/tmp/theke-bench-')
  // The account that PostgreSQL runs as has to pass through.
  await chmod(home, 0o711)
  const postgres = await startEmbeddedPostgres({ home: join(home, 'postgres'), durable: true })
  await createDatabaseIfMissing(postgres.urlOf('postgres'), 'theke')
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: postgres.urlOf('theke'),
    PAYLOAD_SECRET: 'a-secret-for-benchmarks-of-enough-length',
    MEDIA_DIR: join(home, 'media'),
    THEKE_DATA_DIR: home,
    ...noRateLimits,
    LOG_LEVEL: 'info',
    UV_THREADPOOL_SIZE: '8',
  }
  await runScript('bench/harness/seed.ts', environment)
  const pidFile = readFileSync(join(home, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
  return {
    databaseUrl: postgres.urlOf('theke'),
    postgresPid: Number(pidFile.split('\n')[0]),
    environment,
    close: async () => {
      await postgres.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

export interface RunningProduct {
  url: string
  pid: number
  stop: () => Promise<void>
}

/** Starts `server/main.ts` as in production; its log goes to a file, as a supervisor would do it. */
export async function startProduct(
  world: World,
  environment: Record<string, string> = {},
): Promise<RunningProduct> {
  const port = await findFreePort()
  return startScript('server/main.ts', { ...world.environment, ...environment, PORT: String(port) })
}

/** Forks a script that sends `{ type: 'ready', url }` once it listens. */
export function startScript(script: string, environment: NodeJS.ProcessEnv): Promise<RunningProduct> {
  return new Promise((ready, reject) => {
    const child = fork(join(root, script), {
      cwd: root,
      env: environment,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url && child.pid) {
        ready({ url: message.url, pid: child.pid, stop: () => stopProcess(child) })
      }
    })
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
}

function runScript(script: string, environment: NodeJS.ProcessEnv) {
  return new Promise<void>((done, reject) => {
    const child = fork(join(root, script), { cwd: root, env: environment, execArgv: [], stdio: 'inherit' })
    child.on('exit', (code) => (code === 0 ? done() : reject(new Error(`${script} ended with ${code}`))))
  })
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}
