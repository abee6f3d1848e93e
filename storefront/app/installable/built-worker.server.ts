import { readFile } from 'node:fs/promises'

/** Beside the server build; there is none while developing. */
const file = new URL('../worker.js', import.meta.url)

export const builtWorker = (): Promise<string | null> => readFile(file, 'utf8').catch(() => null)
