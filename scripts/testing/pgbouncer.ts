import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { askDatabase } from '../database/ask-database.ts'
import { findFreePort } from '../database/embedded-postgres.ts'
import { findPostgresAccount } from '../database/postgres-account.ts'
import { installFromDebian } from '../quality/install-from-debian.ts'

const places = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

export interface Pooler {
  /** The given address, by way of the pooler. */
  url: string
  stop: () => Promise<void>
}

/** PgBouncer of this machine; Debian's is installed where that is allowed. Null where there is none. */
export async function findPgBouncer(): Promise<string | null> {
  const found = places.find((place) => existsSync(place))
  if (found) return found
  await installFromDebian('PgBouncer', ['pgbouncer'])
  return places.find((place) => existsSync(place)) ?? null
}

/** With few connections, so that every one of them serves several sessions in turn. */
export async function startPgBouncer(program: string, target: string): Promise<Pooler> {
  const account = await findPostgresAccount()
  const home = await mkdtemp('/var/tmp/theke-pooler-')
  const [users, settings] = [join(home, 'users.txt'), join(home, 'pgbouncer.ini')]
  const port = await findFreePort()
  const to = new URL(target)
  await writeFile(users, `"${to.username}" "${to.password}"\n`)
  await writeFile(settings, settingsText(to, port, users))
  for (const path of [home, users, settings]) {
    await chmod(path, path === home ? 0o700 : 0o600)
    if (account) await chown(path, account.uid, account.gid)
  }

  const child = spawn(program, ['--quiet', settings], { stdio: 'ignore', cwd: '/', ...account })
  const ended = once(child, 'exit')
  const url = new URL(target)
  url.port = String(port)
  await untilAnswered(url.toString())
  return {
    url: url.toString(),
    stop: async () => {
      child.kill('SIGINT')
      await ended
      await rm(home, { recursive: true, force: true })
    },
  }
}

const settingsText = (to: URL, port: number, users: string) => `[databases]
${to.pathname.slice(1)} = host=${to.hostname} port=${to.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`

async function untilAnswered(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await askDatabase(url, (client) => client.query('select 1'))
      return
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((wait) => setTimeout(wait, 100))
    }
  }
}
