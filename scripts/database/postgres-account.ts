import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface PostgresAccount {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: root hands it to the account `postgres`, anybody else runs it as is. */
export async function findPostgresAccount(): Promise<PostgresAccount | null> {
  if (process.getuid?.() !== 0) return null
  const existing = await readAccount()
  if (existing) return existing
  await run('groupadd', ['--system', 'postgres']).catch(() => undefined)
  await run('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'])
  const created = await readAccount()
  if (!created) throw new Error('Das Benutzerkonto „postgres“ konnte nicht angelegt werden.')
  return created
}

async function readAccount(): Promise<PostgresAccount | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

/** Whether another account may enter every folder above `path`. */
export function isReachable(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (stats && (stats.mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
