import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

import { mostAgeMs } from './age-limit.data.ts'

/** Beside a picture of a hundred million pixels with transparency there is room for the decoder. */
export const mostMemoryBytes = 1024 * 2 ** 20

/**
 * Ends this process when it takes more, when it is too old, or when the server that started it is gone; a thread of
 * its own sees it even while a decoder is at work.
 */
export function limitMemory({ mostBytes = mostMemoryBytes, ageMs = mostAgeMs } = {}): void {
  const watch = new Worker(fileURLToPath(new URL('memory-watch.ts', import.meta.url)), {
    workerData: { mostBytes, ageMs, parent: process.ppid },
    env: {},
  })
  watch.unref()
}
