import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type VariantStore = {
  folder: string
  /** The name of a finished file in `folder`; made once, however many ask. */
  ensure: (name: string, make: () => Promise<Buffer>) => Promise<string>
}

const freshForMs = 3_600_000

/** Finished pictures on disk, at most `maxBytes`; what was not asked for longest goes first. */
export function createVariantStore(folder: string, maxBytes: number): VariantStore {
  const making = new Map<string, Promise<string>>()
  const used = { bytes: null as number | null }

  const make = async (name: string, produce: () => Promise<Buffer>) => {
    const body = await produce()
    await mkdir(folder, { recursive: true })
    // Written beside and moved in, so that nobody ever reads half a picture.
    const draft = join(folder, `${randomUUID()}.draft`)
    await writeFile(draft, body)
    await rename(draft, join(folder, name))

    used.bytes = used.bytes === null ? (await filesIn(folder)).bytes : used.bytes + body.length
    if (used.bytes > maxBytes) used.bytes = await makeRoom(folder, maxBytes * 0.9)
    return name
  }

  return {
    folder,
    ensure: async (name, produce) => {
      if (await isThere(join(folder, name))) return name
      const started = making.get(name) ?? make(name, produce).finally(() => making.delete(name))
      making.set(name, started)
      return started
    },
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path)
    const nowMs = Temporal.Now.instant().epochMilliseconds
    if (nowMs - mtimeMs > freshForMs) await utimes(path, nowMs / 1000, nowMs / 1000)
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
