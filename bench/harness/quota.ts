import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { descendantsOf } from './processor-time.ts'

/** Short enough that a pause of the system is not what a bench measures. */
const periodMs = 20
/** Finding all processes takes a while by itself, so they are stopped less often. */
const cycleMs = 100
const groups = '/sys/fs/cgroup'
const groupVariable = 'BENCH_GROUP'

type Grant = { percent: number; cores: number }

/** The files of a control group that hold a limit, by the version of the system's groups. */
export function limitFiles(version: 1 | 2, { percent, cores }: Grant): Record<string, string> {
  const period = periodMs * 1000
  const quota = Math.round((period * cores * percent) / 100)
  return version === 2
    ? { 'cpu.max': `${quota} ${period}` }
    : { 'cpu.cfs_period_us': String(period), 'cpu.cfs_quota_us': String(quota) }
}

/** How long everything runs and rests where the system grants no group: the same share of every core. */
export function dutyCycle(percent: number): { runMs: number; restMs: number } {
  const runMs = (cycleMs * percent) / 100
  return { runMs, restMs: cycleMs - runMs }
}

/** Runs a program of Node with all it starts on a part of the processor, and answers its exit code. */
export async function runWithQuota(percent: number, args: string[]): Promise<number> {
  const group = openGroup({ percent, cores: availableParallelism() })
  console.log(`▸ ${percent} % of the processor, by ${group ?? 'stopping and continuing everything in turn'}`)
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, [groupVariable]: group ?? '' },
  })
  // Whoever interrupts reaches the child as well, which cleans up; this process only waits.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const resting = group === null ? alternate(child, percent) : null
  const [code] = await once(child, 'exit')
  clearInterval(resting ?? undefined)
  if (group !== null) await closeGroup(group)
  return typeof code === 'number' ? code : 1
}

/** Called by the program that shall be limited, before it starts anything. */
export function enterGroup(): void {
  const group = process.env[groupVariable]
  if (group) writeFileSync(join(group, 'cgroup.procs'), String(process.pid))
}

function openGroup(grant: Grant): string | null {
  for (const [version, parent] of [
    [2, groups],
    [2, join(groups, 'unified')],
    [1, join(groups, 'cpu')],
  ] as const) {
    const group = join(parent, `theke-bench-${process.pid}`)
    try {
      if (version === 2) offerProcessor(parent)
      mkdirSync(group)
      for (const [file, text] of Object.entries(limitFiles(version, grant))) {
        writeFileSync(join(group, file), text)
      }
      return group
    } catch {
      if (existsSync(group)) rmdirSync(group)
    }
  }
  return null
}

function offerProcessor(parent: string): void {
  if (!readFileSync(join(parent, 'cgroup.controllers'), 'utf8').split(/\s/).includes('cpu')) {
    throw new Error('the processor is not among the controllers')
  }
  writeFileSync(join(parent, 'cgroup.subtree_control'), '+cpu')
}

/** The last processes take a moment to leave. */
async function closeGroup(group: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      return rmdirSync(group)
    } catch {
      await new Promise((wait) => setTimeout(wait, 100))
    }
  }
}

function alternate(child: ChildProcess, percent: number): NodeJS.Timeout {
  const { runMs, restMs } = dutyCycle(percent)
  return setInterval(() => {
    const pids = descendantsOf(Number(child.pid))
    for (const pid of pids) signal(pid, 'SIGSTOP')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, restMs)
    for (const pid of pids) signal(pid, 'SIGCONT')
  }, runMs)
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}
