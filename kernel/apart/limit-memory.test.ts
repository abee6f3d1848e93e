import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { expect, it, vi } from 'vitest'

// Each process has to start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const watched = fileURLToPath(new URL('testing/watched-process.ts', import.meta.url))

it('a decoder that never comes back ends when the server is killed', async () => {
  const start = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(watched)}, '600000'], { stdio: ['ignore', 1, 'ignore'] })`
  const server = spawn(process.execPath, ['-e', start], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const decoder = Number(line)
  expect(isAlive(decoder)).toBe(true)

  server.kill('SIGKILL')
  while (isAlive(decoder)) await new Promise((wait) => setTimeout(wait, 20))
  expect(isAlive(decoder)).toBe(false)
})

it('a decoder that is too old ends, whatever it does', async () => {
  const decoder = spawn(process.execPath, [watched, '2000'], { stdio: 'ignore' })

  expect(await once(decoder, 'exit')).toEqual([null, 'SIGKILL'])
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
