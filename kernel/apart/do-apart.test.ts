import { execPath } from 'node:process'
import { setTimeout } from 'node:timers/promises'

import { expect, it, vi } from 'vitest'

import { doApart } from './do-apart.ts'
import { GaveUp } from './gave-up.ts'
import type {
  beStopped,
  complain,
  neverEnd,
  repeat,
  takeAll,
  tellPriority,
  tellSecrets,
  waitFor,
} from './testing/patience.apart.ts'

// Each process has to start, and a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

const works = 'kernel/apart/testing/patience.apart.ts'
const say = (words: string) => doApart<typeof repeat>(`${works}#repeat`, words, { lane: 'staff' })

// The first one here, because a process that waits for the next file would be used.
it('a file for which no process can be started is taken as soon as one can', async () => {
  process.execPath = '/nowhere/node'
  await expect(say('zu früh')).rejects.toMatchObject({ name: 'GaveUp', reason: 'passing' })
  process.execPath = execPath

  expect(await say('jetzt')).toBe('jetzt')
})

it('work apart answers what it found', async () => {
  expect(await say('Guten Tag')).toBe('Guten Tag')
})

it('what the work complains of is complained of here, and the next file is taken', async () => {
  const complaint = doApart<typeof complain>(`${works}#complain`, 'kaputt', { lane: 'staff' })

  await expect(complaint).rejects.toThrow('kaputt')
  expect(await say('weiter')).toBe('weiter')
})

it('a file that takes too long is given up, and the next one is taken', async () => {
  const work = doApart<typeof neverEnd>(`${works}#neverEnd`, undefined, {
    lane: 'staff',
    deadlineMs: 300,
  })

  await expect(work).rejects.toMatchObject({ name: 'GaveUp', reason: 'late' })
  expect(await say('weiter')).toBe('weiter')
})

it('a file that takes all memory is given up, and only its process ends', async () => {
  const work = doApart<typeof takeAll>(`${works}#takeAll`, undefined, {
    lane: 'staff',
    deadlineMs: 60_000,
  })

  await expect(work).rejects.toMatchObject({ name: 'GaveUp', reason: 'ended' })
  expect(await say('weiter')).toBe('weiter')
})

it.each([
  ['SIGTERM', false],
  ['SIGINT', false],
  ['SIGHUP', false],
  ['SIGKILL', true],
] as const)('what a process says of its file that is ended by %s', async (signal, isOfFile) => {
  const work = doApart<typeof beStopped>(`${works}#beStopped`, signal, { lane: 'staff' })

  await expect(work).rejects.toMatchObject({ name: 'GaveUp', isOfFile })
  expect(await say('weiter')).toBe('weiter')
})

it('work that cannot be loaded says nothing of the file', async () => {
  await expect(doApart(`${works}x#repeat`, undefined as never, { lane: 'staff' })).rejects.toMatchObject({
    name: 'GaveUp',
    reason: 'passing',
  })
})

it('work apart knows no secrets', async () => {
  process.env.PAYLOAD_SECRET = 'geheim'

  expect(
    await doApart<typeof tellSecrets>(`${works}#tellSecrets`, undefined, { lane: 'staff' }),
  ).not.toContain('PAYLOAD_SECRET')
})

it('work apart gives way to whoever answers somebody', async () => {
  const priority = await doApart<typeof tellPriority>(`${works}#tellPriority`, undefined, { lane: 'staff' })

  expect(priority).toBeGreaterThanOrEqual(5)
})

it('work that nobody waits for gives way to all other work, before and after it', async () => {
  const tell = (lane: 'staff' | 'ahead') =>
    doApart<typeof tellPriority>(`${works}#tellPriority`, undefined, { lane })

  expect([await tell('ahead'), await tell('staff'), await tell('ahead')]).toEqual([19, 5, 19])
})

it('few files are worked on at a time, by processes that are used again', async () => {
  const pids = await Promise.all(
    Array.from({ length: 12 }, () => doApart<typeof waitFor>(`${works}#waitFor`, 5, { lane: 'shown' })),
  )

  expect(new Set(pids).size).toBeLessThanOrEqual(2)
})

it('when no more files come, one process waits for the next and the others end', async () => {
  const wait = () => doApart<typeof waitFor>(`${works}#waitFor`, 500, { lane: 'shown' })
  const pids = await Promise.all([wait(), wait()])
  const running = () => pids.filter(isRunning)
  expect(new Set(pids).size).toBe(2)

  await expect.poll(running).toHaveLength(1)
  // It was not merely the first to go.
  await setTimeout(1000)
  expect(running()).toHaveLength(1)
})

it('of all sorts of work seven are done at a time, and each gets its turn', async () => {
  const lanes = ['guest', 'staff', 'film', 'measured', 'shown', 'ahead'] as const
  const all = lanes.flatMap((lane) => Array.from({ length: 5 }, () => lane))
  const pids = await Promise.all(all.map((lane) => doApart<typeof waitFor>(`${works}#waitFor`, 50, { lane })))

  expect(pids).toHaveLength(30)
  expect(new Set(pids).size).toBeLessThanOrEqual(7)
})

it('of too many files at once the last are sent away, and the others are dealt with', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 150 }, () => doApart<typeof waitFor>(`${works}#waitFor`, 1, { lane: 'shown' })),
  )
  const sentAway = all.filter((each) => each.status === 'rejected')

  expect(sentAway.length).toBe(48)
  expect(sentAway.every(({ reason }) => reason instanceof GaveUp && reason.reason === 'busy')).toBe(true)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
