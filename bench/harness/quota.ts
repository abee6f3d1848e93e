import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Short enough that a pause of the system is not what a bench measures. */
const periodMs = 20
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

/** Runs a program of Node with all it starts on a part of the processor, and answers its exit code. */
export async function runWithQuota(percent: number, args: string[]): Promise<number> {
  const group = openGroup({ percent, cores: availableParallelism() })
  if (group === null) {
    // A limit that leaves a part of the product out, such as its database, would prove nothing.
    console.error(
      '✗ Das System gewährt hier keine Kontrollgruppe für den Prozessor; das braucht Verwalterrechte.',
    )
    return 1
  }
  console.log(`▸ ${percent} % of the processor, by ${group}`)
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, [groupVariable]: group },
  })
  // Whoever interrupts reaches the child as well, which cleans up; this process only waits.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  await closeGroup(group)
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
