import { readFile } from 'node:fs/promises'

import type pg from 'pg'

/**
 * By how many bytes the processes of PostgreSQL that serve this database grew at most while something happened:
 * the highest resident memory that each has ever had, against what it held before. What a process shares with the
 * others counts for each, so the figure is rather too high.
 */
export async function growthOfBackends(pool: pg.Pool, happen: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(pool, 'VmRSS')
  await happen()
  const after = await memoryOf(pool, 'VmHWM')

  return [...after].reduce((sum, [pid, bytes]) => sum + Math.max(0, bytes - (before.get(pid) ?? 0)), 0)
}

async function memoryOf(pool: pg.Pool, figure: 'VmRSS' | 'VmHWM'): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  const read = rows.map(async ({ pid }) => [pid, await figureOf(pid, figure)] as const)

  return new Map(await Promise.all(read))
}

async function figureOf(pid: number, figure: string): Promise<number> {
  // A process that has ended in between holds nothing any more.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = new RegExp(`^${figure}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]

  return Number(kilobytes ?? 0) * 1024
}
