import { isMainThread } from 'node:worker_threads'

/** Loaded before the product to make it twice as large: it holds as much memory again as it takes by itself. */
const lookEveryMs = 200
const blockBytes = 8 * 2 ** 20
const ballast: Buffer[] = []

if (isMainThread) setInterval(grow, lookEveryMs).unref()

function grow(): void {
  const held = ballast.length * blockBytes
  const lacking = process.memoryUsage.rss() - 2 * held
  for (let bytes = 0; bytes < lacking; bytes += blockBytes) ballast.push(Buffer.alloc(blockBytes, 1))
}
