import type { ChildProcess } from 'node:child_process'

const tickMs = 1000
const patienceTicks = 20

/**
 * Calls out once a process has not said for twenty seconds that it is alive: an endless loop in it lets nothing else
 * run, no signal and no answer. Ticks are counted instead of time, so that a machine that slept, or a keeper that was
 * stopped itself, has missed nothing; and none are while somebody looks into the process with a debugger.
 */
export function noticeSilence(child: ChildProcess, onSilence: () => void): void {
  const heart = { isWatched: false, missed: 0 }
  const ticking = setInterval(() => {
    if (!heart.isWatched) return
    heart.missed += 1
    if (heart.missed < patienceTicks) return
    clearInterval(ticking)
    onSilence()
  }, tickMs)
  child.on('message', (message: { type?: string; isWatched?: boolean }) => {
    if (message.type === 'alive') Object.assign(heart, { isWatched: message.isWatched === true, missed: 0 })
  })
  child.once('exit', () => clearInterval(ticking))
}
