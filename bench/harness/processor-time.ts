import { readdirSync, readFileSync } from 'node:fs'

// Linux counts in ticks of 10 ms on every platform that Node runs on.
const millisecondsPerTick = 10

interface Stat {
  parent: number
  milliseconds: number
}

/** Processor time in milliseconds of the given processes and all their descendants, ended ones included. */
export function processorTime(pids: number[]): number {
  const stats = readAllStats()
  let sum = 0
  for (const [pid, stat] of stats) if (belongsTo(pid, pids, stats)) sum += stat.milliseconds
  return sum
}

/** Resident memory in megabytes of the given processes and their descendants. */
export const residentMegabytes = (pids: number[]): number => memoryOf(pids, 'status', /^VmRSS:\s+(\d+)/m)

/** The same, but what several processes share, such as the buffers of PostgreSQL, counts once. */
export const ownMegabytes = (pids: number[]): number => memoryOf(pids, 'smaps_rollup', /^Pss:\s+(\d+)/m)

function memoryOf(pids: number[], file: string, line: RegExp): number {
  const stats = readAllStats()
  let kilobytes = 0
  for (const pid of stats.keys()) {
    if (!belongsTo(pid, pids, stats)) continue
    kilobytes += Number(readText(`/proc/${pid}/${file}`)?.match(line)?.[1] ?? 0)
  }
  return Math.round(kilobytes / 1024)
}

function belongsTo(pid: number, roots: number[], stats: Map<number, Stat>) {
  for (let current = pid; current > 1; current = stats.get(current)?.parent ?? 0) {
    if (roots.includes(current)) return true
  }
  return false
}

function readAllStats() {
  const stats = new Map<number, Stat>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const text = Number.isInteger(pid) ? readText(`/proc/${pid}/stat`) : null
    if (!text) continue
    // The program's name is in brackets and may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0)
    stats.set(pid, { parent: Number(fields[1]), milliseconds: ticks * millisecondsPerTick })
  }
  return stats
}

function readText(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
