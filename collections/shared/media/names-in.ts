import { readdir } from 'node:fs/promises'

/** What lies in a folder; none that comes only with its first file is an empty one. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
