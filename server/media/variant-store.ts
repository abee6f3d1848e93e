import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isFullDisk } from '#collections/shared/media/full-disk.ts'

import { createRests, type OnProblem } from './rest-after-failure.ts'

/** A finished file in the folder, or the picture itself where the disk has no room for it. */
export type MadeVariant = { name: string } | { body: Buffer }

export type VariantStore = {
  folder: string
  /** Made once, however many ask. */
  ensure: (name: string, make: () => Promise<Buffer>) => Promise<MadeVariant>
}

const nowMs = () => Temporal.Now.instant().epochMilliseconds
const freshForMs = 3_600_000

/** Finished pictures on disk, at most `maxBytes`; what was not asked for longest goes first. */
export function createVariantStore(folder: string, maxBytes: number, onProblem: OnProblem): VariantStore {
  const making = new Map<string, Promise<MadeVariant>>()
  const withRests = createRests(nowMs, onProblem)
  const used = { bytes: 0, sinceCounted: Number.POSITIVE_INFINITY }

  const make = async (name: string, produce: () => Promise<Buffer>): Promise<MadeVariant> => {
    const body = await withRests(name, produce)
    try {
      await keep(folder, name, body)
    } catch (error) {
      // Whoever waits for a picture does not have to know.
      if (isFullDisk(error)) return { body }
      throw error
    }

    await count(body.length)
    return { name }
  }

  /** Other processes write into the same folder, so its files are counted anew now and then. */
  const count = async (addedBytes: number) => {
    used.bytes += addedBytes
    used.sinceCounted += addedBytes
    if (used.sinceCounted > maxBytes * 0.05) {
      used.sinceCounted = 0
      used.bytes = (await filesIn(folder)).bytes
    }
    if (used.bytes > maxBytes) used.bytes = await makeRoom(folder, maxBytes * 0.9)
  }

  const findOrMake = async (name: string, produce: () => Promise<Buffer>) =>
    (await isThere(join(folder, name))) ? { name } : make(name, produce)

  return {
    folder,
    ensure: async (name, produce) => {
      // The look at the disk belongs to it: who has looked in vain must not come too late to join.
      const started = making.get(name) ?? findOrMake(name, produce).finally(() => making.delete(name))
      making.set(name, started)
      return started
    },
  }
}

/** Written beside and moved in, so that nobody ever reads half a picture; what was begun in vain is removed. */
async function keep(folder: string, name: string, body: Buffer): Promise<void> {
  const draft = join(folder, `${randomUUID()}.draft`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(draft, body)
    await rename(draft, join(folder, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path)
    const now = nowMs()
    if (now - mtimeMs > freshForMs) await utimes(path, now / 1000, now / 1000)
    return true
  } catch {
    return false
  }
}

async function filesIn(folder: string) {
  const files = []
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found?.isFile()) files.push({ name, bytes: found.size, usedAtMs: found.mtimeMs })
  }
  return { files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) }
}

async function makeRoom(folder: string, goalBytes: number): Promise<number> {
  const { files, bytes } = await filesIn(folder)
  files.sort((left, right) => left.usedAtMs - right.usedAtMs)
  let left = bytes
  for (const file of files) {
    if (left <= goalBytes) break
    await unlink(join(folder, file.name)).catch(() => undefined)
    left -= file.bytes
  }
  return left
}
