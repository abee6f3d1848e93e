import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const broken = () => Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO' })
const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

/**
 * Does something while the disk below a folder is full: what is written there breaks off in the middle, as it does
 * on a real one. Simulated within this process, because no system lets everybody make a small disk.
 */
export async function withFullDisk<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const { writeFile, copyFile, open } = fs
  const isBelow = (path: unknown) => typeof path === 'string' && path.startsWith(folder)
  const half = async (path: string, data: Uint8Array = Buffer.from('ha')) => {
    await writeFile(path, data.subarray(0, data.length / 2))
    throw noRoom()
  }
  Object.assign(fs, {
    writeFile: (...given: Parameters<typeof writeFile>) =>
      isBelow(given[0]) ? half(String(given[0]), given[1] as Uint8Array) : writeFile(...given),
    copyFile: (...given: Parameters<typeof copyFile>) =>
      isBelow(given[1]) ? half(String(given[1])) : copyFile(...given),
    open: async (...given: Parameters<typeof open>) => {
      const file = await open(...given)
      if (isBelow(given[0]) && /[wa]/.test(String(given[1])))
        Object.assign(file, { write: () => Promise.reject(noRoom()) })
      return file
    },
  })
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    Object.assign(fs, { writeFile, copyFile, open })
    syncBuiltinESMExports()
  }
}

/** Does something while a folder takes no file, though the disk has room. */
export async function withBrokenFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const { writeFile } = fs
  Object.assign(fs, {
    writeFile: (...given: Parameters<typeof writeFile>) =>
      String(given[0]).startsWith(folder) ? Promise.reject(broken()) : writeFile(...given),
  })
  syncBuiltinESMExports()
  try {
    return await work()
  } finally {
    Object.assign(fs, { writeFile })
    syncBuiltinESMExports()
  }
}
