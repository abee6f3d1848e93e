import { url as debuggerAddress } from 'node:inspector'

const everyMs = 2000

/** Tells whoever started this process, until it ends, that its loop still turns; see `scripts/notice-silence.ts`. */
export function tellAlive(): void {
  if (!process.send) return
  const tell = () => {
    // A starter that has gone hears nothing, and its going ends this process elsewhere.
    if (process.connected) process.send?.({ type: 'alive', isWatched: debuggerAddress() === undefined })
  }
  tell()
  setInterval(tell, everyMs).unref()
}
