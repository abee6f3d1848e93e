import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, it, vi } from 'vitest'

import { keepServer } from './keep-server.ts'

const { execPath } = process
afterEach(() => {
  process.execPath = execPath
})

it('a server for which no process can be started is tried again until it stands', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'theke-keep-'))
  const file = join(folder, 'server.mjs')
  await writeFile(
    file,
    `process.on('SIGUSR2', () => process.exit(1))
     setInterval(() => undefined, 1000)
     process.send({ type: 'ready', url: String(process.pid) })`,
  )
  const told: string[] = []
  const tell = (line: string) => {
    told.push(line)
    if (line.includes('er startet nicht')) process.execPath = execPath
  }
  const server = { file, folder, environment: process.env, nodeArguments: [] }
  const kept = keepServer(server, { isKept: true, onLeave: vi.fn<() => void>(), tell })
  const pid = Number(await kept.open())

  process.execPath = '/nowhere/node'
  process.kill(pid, 'SIGUSR2')
  await expect.poll(() => told.at(-1)).toContain('läuft wieder')
  expect(told.some((line) => line.includes('er startet nicht'))).toBe(true)

  await kept.end()
  await rm(folder, { recursive: true })
})

it('a server that cannot be started at all says why, and can be ended all the same', async () => {
  process.execPath = '/nowhere/node'
  const server = { file: 'server.mjs', folder: '.', environment: process.env, nodeArguments: [] }
  const kept = keepServer(server, { isKept: true, onLeave: vi.fn<() => void>() })

  await expect(kept.open()).rejects.toThrow('ENOENT')
  await kept.end()
})
