import { constants, copyFile, link, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Pool } from 'pg'

import { type FileCollection, fileCollections, mediaFolder } from '../media-folder.ts'
import { namesIn } from './names-in.ts'

/** A file that a change of records puts down or takes away. */
export type ChangedFile = { collection: FileCollection; filename: string }

const ending = '.held'

/**
 * Gives a file a second name for as long as a transaction lasts. Payload removes files before it knows whether it
 * may change their records, and what it removes then is still there.
 */
export async function holdFile(transaction: string, file: ChangedFile): Promise<void> {
  const held = heldPath(transaction, file)
  await mkdir(path.dirname(held), { recursive: true })
  await nameAnew(placeOf(file), held)
}

/** Has to be done before the transaction ends: from then on the next one counts on the files. */
export async function putBack(transaction: string, files: readonly ChangedFile[]): Promise<void> {
  for (const file of files) await nameAnew(heldPath(transaction, file), placeOf(file))
}

/**
 * After the transaction, however it ended: what a record names stays, and everything else goes. The database alone
 * knows, because a commit may have failed without a word; while it does not answer, nothing is removed.
 */
export async function settleFiles(
  pool: Pool,
  transaction: string,
  files: readonly ChangedFile[],
): Promise<void> {
  try {
    for (const file of await namedByNobody(pool, files)) await rm(placeOf(file), { force: true })
  } catch (error) {
    // Whoever keeps house asks again.
    for (const file of files) await holdFile(transaction, file)
    throw error
  }
  await rm(heldFolder(transaction), { recursive: true, force: true })
}

/** The transactions of which files are held. */
export async function heldTransactions(): Promise<string[]> {
  const names = await namesIn(mediaFolder('.incoming'))

  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
}

export async function filesHeldBy(transaction: string): Promise<ChangedFile[]> {
  const files: ChangedFile[] = []
  for (const collection of fileCollections) {
    const names = await namesIn(path.join(heldFolder(transaction), collection))
    files.push(...names.map((filename) => ({ collection, filename })))
  }

  return files
}

export const heldFolder = (transaction: string): string =>
  path.join(mediaFolder('.incoming'), `${transaction}${ending}`)

const heldPath = (transaction: string, { collection, filename }: ChangedFile): string =>
  path.join(heldFolder(transaction), collection, path.basename(filename))

const placeOf = ({ collection, filename }: ChangedFile): string =>
  path.join(mediaFolder(collection), path.basename(filename))

async function namedByNobody(pool: Pool, files: readonly ChangedFile[]): Promise<ChangedFile[]> {
  const unnamed: ChangedFile[] = []
  for (const collection of fileCollections) {
    const changed = files.filter((file) => file.collection === collection)
    if (changed.length === 0) continue
    const { rows } = await pool.query<{ filename: string }>(
      `select filename from ${collection} where filename = any($1)`,
      [changed.map(({ filename }) => filename)],
    )
    const named = new Set(rows.map(({ filename }) => filename))
    unnamed.push(...changed.filter(({ filename }) => !named.has(filename)))
  }

  return unnamed
}

/** Whatever has no second name yet, on a disk that knows such names, or else as a copy. */
async function nameAnew(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOENT') return
    await copyFile(from, to, constants.COPYFILE_EXCL)
  }
}
