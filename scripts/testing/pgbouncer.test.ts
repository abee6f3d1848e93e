import type * as Processes from 'node:child_process'
import type * as Files from 'node:fs'

import { expect, test, vi } from 'vitest'

const asked: string[][] = []
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof Files>()),
  existsSync: (path: string) => path === '/usr/bin/apt-get',
}))
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof Processes>()),
  execFile: (
    _file: string,
    args: string[],
    _options: object,
    done: (error: Processes.ExecFileException | null) => void,
  ) => {
    asked.push(args)
    done(null)
  },
}))

test('on a machine that knows no packages yet, they are looked up before PgBouncer is installed', async () => {
  Object.assign(process, { getuid: () => 0 })
  const { findPgBouncer } = await import('./pgbouncer.ts')

  expect(await findPgBouncer()).toBeNull()
  expect(asked.map(([what]) => what)).toEqual(['update', 'install'])
  expect(asked.at(-1)).toContain('pgbouncer')
})
