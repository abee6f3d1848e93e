import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const hasProc = existsSync('/proc/self/cwd')
/** PostgreSQL's processes leave by themselves when their parent is gone, except those in the middle of something. */
const patienceMs = 1000

/**
 * Every PostgreSQL process works in its cluster's folder, as may somebody's shell; a process that is only waiting to
 * be buried works nowhere.
 */
export function isProcessOf(cluster: string, pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !hasProc || (isPostgres(pid) && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster))
  } catch {
    return false
  }
}

const isPostgres = (pid: number): boolean => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'

/** The process that the cluster's own file names, if it really is one: after a reboot the number may be anybody's. */
export function readPostmaster(cluster: string): { pid: number; port: number } | null {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return port > 0 && isProcessOf(cluster, pid) ? { pid, port } : null
  } catch {
    // It was taken away meanwhile.
    return null
  }
}

/**
 * Ends what a killed server left behind: its children, whose memory keeps a new one from starting, and its file,
 * whose number may have gone to another program. Only where processes can be told apart.
 */
export async function clearRemains(cluster: string): Promise<void> {
  if (!hasProc) return
  for (const signal of [null, 'SIGQUIT', 'SIGKILL'] as const) {
    if (signal) for (const pid of processesOf(cluster)) endQuietly(pid, signal)
    await untilGone(cluster)
  }
  if (processesOf(cluster).length === 0) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function untilGone(cluster: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs && processesOf(cluster).length > 0; waitedMs += 50) {
    await pause(50)
  }
}

function processesOf(cluster: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && isProcessOf(cluster, pid))
}

function endQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has left meanwhile.
  }
}
