import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { StartProblem } from '../console/steps.ts'
import { isReachable } from './postgres-account.ts'

/** Where everything that must survive a restart lives: `.data`, or the folder named by THEKE_DATA_DIR. */
export async function openDataHome(root: string) {
  const home = resolve(process.env.THEKE_DATA_DIR ?? join(root, '.data'))
  await mkdir(home, { recursive: true })
  return home
}

/** PostgreSQL runs under its own account when started by root, which must be able to reach its files. */
export function clusterHome(dataHome: string): string {
  const wished = join(dataHome, 'postgres')
  if (process.getuid?.() !== 0 || isReachable(wished)) return wished
  return join(
    '/var/tmp',
    `theke-${createHash('sha256').update(dataHome).digest('hex').slice(0, 12)}`,
    'postgres',
  )
}

/** Signs sessions; made once per data folder, so that a restart signs nobody out. */
export async function readOrMakeSecret(dataHome: string): Promise<string> {
  const known = await readSecret(dataHome)
  if (known !== null) return known
  const secret = randomBytes(32).toString('hex')
  await writeFile(secretFile(dataHome), `${secret}\n`, { mode: 0o600 })
  return secret
}

/** The one that was made; null where none was. */
export async function readSecret(dataHome: string): Promise<string | null> {
  const file = secretFile(dataHome)

  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : null
}

const secretFile = (dataHome: string): string => join(dataHome, 'secret')

/** One start per data folder: two would run on the same PostgreSQL files. */
export function claimDataHome(dataHome: string): () => void {
  const file = join(dataHome, 'theke.pid')
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (other && other !== process.pid && isAlive(other)) {
    throw new StartProblem(`Theke läuft mit diesen Daten bereits (Prozess ${other}).`)
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    const cmdline = `/proc/${pid}/cmdline`
    return !existsSync(cmdline) || readFileSync(cmdline, 'utf8').includes('scripts')
  } catch {
    return false
  }
}
