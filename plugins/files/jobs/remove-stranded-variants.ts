import { rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { mediaFolder } from '#collections/shared/media-folder.ts'
import { namesIn } from '#collections/shared/media/names-in.ts'
import type { Working } from '#kernel/workers/worker.ts'

/** What is made of a file begins with its id and its version; what is being written ends like this. */
const madeOf = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-z]{1,32})-/
const draft = /\.draft$/
/** Longer than any file is being written. */
const patienceHours = 1

/**
 * Removes what was made of pictures and files that are gone or have changed: its address leads to the current version,
 * so nobody can ask for it. Answers how many files went.
 */
export async function removeStrandedVariants({
  payload,
  now,
}: Pick<Working, 'now' | 'payload'>): Promise<number> {
  const folder = mediaFolder('.cache')
  const names = await namesIn(folder)
  // Asked after the look at the folder: what is there by now belongs to a version that can be read.
  const current = await currentVersions(payload.db.pool, names)
  let removed = 0
  for (const name of names) {
    const [, id, version] = madeOf.exec(name) ?? []
    const isStranded = id ? current.get(id) !== version : await isOldDraft(path.join(folder, name), now)
    if (!isStranded) continue
    await rm(path.join(folder, name), { force: true })
    removed += 1
  }

  return removed
}

type Pool = Working['payload']['db']['pool']

async function currentVersions(pool: Pool, names: readonly string[]): Promise<Map<string, string>> {
  const ids = new Set(names.map((name) => madeOf.exec(name)?.[1]).filter((id) => id !== undefined))
  const { rows } = await pool.query<{ id: string; version: string }>(
    `select id, version from images where id = any($1)
     union all select id, version from uploads where id = any($1)`,
    [[...ids]],
  )

  return new Map(rows.map(({ id, version }) => [id, version]))
}

async function isOldDraft(file: string, now: Temporal.Instant): Promise<boolean> {
  if (!draft.test(file)) return false
  const found = await stat(file).catch(() => null)

  return found !== null && found.mtimeMs < now.subtract({ hours: patienceHours }).epochMilliseconds
}
