import type { ExecFileException } from 'node:child_process'

import { expect, test, vi } from 'vitest'

const asked: string[][] = []
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: (path: string) => path === '/usr/bin/apt-get',
}))
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  execFile: (
    _file: string,
    args: string[],
    _options: object,
    done: (error: ExecFileException | null) => void,
  ) => {
    asked.push(args)
    done(null)
  },
}))

test('on a machine that knows no packages yet, they are looked up before PgBouncer is installed', async () => {
  vi.spyOn(process, 'getuid' as never).mockReturnValue(0 as never) // missing on Windows, so not known to be a method
  const { findPgBouncer } = await import('./pgbouncer.ts')

  expect(await findPgBouncer()).toBeNull()
  expect(asked.map(([what]) => what)).toEqual(['update', 'install'])
  expect(asked.at(-1)).toContain('pgbouncer')
})
