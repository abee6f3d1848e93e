import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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

describe('a server that stands still', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  const openLooping = async ({ isKept = true, isWatched = true } = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'theke-keep-'))
    const file = join(folder, 'server.mjs')
    await writeFile(
      file,
      `process.on('SIGUSR2', () => { for (;;); })
       setInterval(() => undefined, 1000)
       process.send({ type: 'alive', isWatched: ${String(isWatched)} })
       process.send({ type: 'ready', url: String(process.pid) })`,
    )
    const told: string[] = []
    const kept = keepServer(
      { file, folder, environment: process.env, nodeArguments: [] },
      { isKept, onLeave: vi.fn<() => void>(), tell: (line) => told.push(line) },
    )
    const pid = Number(await kept.open())

    return { kept, told, pid, remove: () => rm(folder, { recursive: true }) }
  }

  it('is killed and started again, which nothing in it could prevent', async () => {
    const { kept, told, pid, remove } = await openLooping()
    process.kill(pid, 'SIGUSR2')
    vi.advanceTimersByTime(19_000)
    expect(told).toEqual([])

    vi.advanceTimersByTime(1000)
    await expect.poll(() => told.at(-1)).toContain('läuft wieder')
    expect(told[0]).toContain('er antwortet nicht mehr')
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')

    await kept.end()
    await remove()
  })

  it.each([
    ['while somebody looks into it', { isWatched: false }],
    ['where nobody keeps it', { isKept: false }],
  ])('is let be %s', async (_when, how) => {
    const { kept, told, pid, remove } = await openLooping(how)
    process.kill(pid, 'SIGUSR2')
    vi.advanceTimersByTime(100_000)

    expect(told).toEqual([])
    expect(process.kill(pid, 0)).toBe(true)
    process.kill(pid, 'SIGKILL')
    await kept.end()
    await remove()
  })
})

it('a server that cannot be started at all says why, and can be ended all the same', async () => {
  process.execPath = '/nowhere/node'
  const server = { file: 'server.mjs', folder: '.', environment: process.env, nodeArguments: [] }
  const kept = keepServer(server, { isKept: true, onLeave: vi.fn<() => void>() })

  await expect(kept.open()).rejects.toThrow('ENOENT')
  await kept.end()
})
