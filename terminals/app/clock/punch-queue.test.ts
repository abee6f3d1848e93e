import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { keptMoves } from '../connection/kept-moves.ts'
import type { Punch, RefusedPunch } from './punch.ts'
import { PunchQueue, type SendResult } from './punch-queue.ts'

const mia = { id: 'mia', username: 'mia', name: 'Mia M.' }
const ben = { id: 'ben', username: 'ben', name: 'Ben B.' }
const punch = (id: string, more: Partial<Punch> = {}): Punch => ({
  id,
  at: Date.now(),
  kind: 'start',
  person: mia,
  task: null,
  project: null,
  isProven: true,
  ...more,
})

/** The device: what is kept outlives the page. */
function device() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  }
}

const days = 24 * 60 * 60_000

/** A clock with a house behind it that answers as it is told, else that it is done. */
function clock({ storage = device(), answers = [] as SendResult[], proved = ['mia', 'ben'] } = {}) {
  const heard: Punch[] = []
  const known = new Set(proved)
  const queue = new PunchQueue({
    kept: keptMoves<Punch, RefusedPunch>(storage, 'presses', 14 * days),
    isProved: (person) => known.has(person),
    send: async (sent) => {
      heard.push(sent)
      const answer = answers.shift() ?? done
      if (answer.kind === 'who-is-it') known.delete(sent.person.id)
      return answer
    },
    onSettled: () => undefined,
  })
  const close = queue.open()

  return {
    queue,
    close,
    storage,
    heard: () => heard.map(({ id }) => id),
    sent: heard,
    prove: (person: string) => {
      known.add(person)
      queue.retry()
    },
    waiting: () => queue.state().moves.map(({ id }) => id),
  }
}
const done: SendResult = { kind: 'done', work: { state: 'running', fromMs: 0 } }
const later: SendResult = { kind: 'later', afterMs: null }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('what is pressed at a clock without a network', () => {
  it('waits, and arrives once and in its order when there is one', async () => {
    const { queue, heard, waiting } = clock({ answers: [later, later] })
    for (const id of ['1', '2', '3']) queue.add(punch(id))
    await pass(0)
    expect(waiting()).toEqual(['1', '2', '3'])

    await pass(60_000)
    expect([waiting(), heard()]).toEqual([[], ['1', '1', '1', '2', '3']])
  })

  it('is there after the clock was killed, days later as well', async () => {
    const { queue, close, storage } = clock({ answers: [later] })
    queue.add(punch('1'))
    await pass(0)
    close()
    vi.setSystemTime(Date.now() + 10 * days)

    const again = clock({ storage })
    await pass(0)
    expect([again.heard(), again.waiting()]).toEqual([['1'], []])
  })

  it('of somebody whose PIN nobody could check waits for them, and holds up nobody else', async () => {
    const { queue, heard, waiting, prove } = clock({ proved: ['ben'] })
    queue.add(punch('1', { isProven: false }))
    queue.add(punch('2', { isProven: false, kind: 'pause' }))
    queue.add(punch('3', { person: ben }))
    await pass(0)
    expect([heard(), waiting()]).toEqual([['3'], ['1', '2']])

    prove('mia')
    await pass(60_000)
    expect(heard()).toEqual(['3'])
    queue.withdraw('2')
    queue.vouch('mia')
    await pass(0)
    expect([heard(), waiting()]).toEqual([['3', '1'], []])
  })
})

describe('a press', () => {
  it('whose proof is over waits for the PIN, unasked, and keeps its turn', async () => {
    const { queue, heard, waiting, prove } = clock({ answers: [{ kind: 'who-is-it' }] })
    queue.add(punch('1'))
    queue.add(punch('2', { kind: 'pause' }))
    queue.add(punch('3', { person: ben }))
    await pass(0)
    expect([heard(), waiting()]).toEqual([
      ['1', '3'],
      ['1', '2'],
    ])

    prove('mia')
    await pass(0)
    expect(heard()).toEqual(['1', '3', '1', '2'])
  })

  it('of somebody who is called otherwise since goes under the new name', async () => {
    const { queue, sent, prove } = clock({ answers: [{ kind: 'who-is-it' }] })
    queue.add(punch('1'))
    await pass(0)
    const married = { ...mia, username: 'mia.huber', name: 'Mia H.' }
    queue.welcome(married)
    prove('mia')
    await pass(0)

    expect(sent.map(({ person }) => person)).toEqual([mia, married])
  })

  it('that is refused stays in the words of the server until somebody has seen it', async () => {
    const message = 'Es läuft gerade keine Aktivität.'
    const { queue, close, storage } = clock({ answers: [{ kind: 'refused', message, isNoted: true }] })
    queue.add(punch('1', { kind: 'pause' }))
    await pass(0)
    close()

    const again = clock({ storage })
    expect(again.queue.state().conflicts).toMatchObject([
      { message, isNoted: true, move: { id: '1', person: mia } },
    ])
    again.queue.acknowledge('1')
    expect(clock({ storage }).queue.state().conflicts).toEqual([])
  })

  it('counts without a task that is gone meanwhile', async () => {
    const { queue, sent } = clock({ answers: [{ kind: 'unknown-work' }] })
    queue.add(punch('1', { task: 'inventur' }))
    await pass(0)

    expect(sent.map(({ task }) => task)).toEqual(['inventur', null])
  })

  it('is kept where the device has lost its key', async () => {
    const { queue, waiting, heard } = clock({ answers: [{ kind: 'unpaired' }] })
    queue.add(punch('1'))
    await pass(60_000)

    expect([waiting(), heard(), queue.state().isUnpaired]).toEqual([['1'], ['1'], true])
  })
})

it('of all that several people press each arrives, and each person’s in their order, whatever the network does', async () => {
  const results = fc.constantFrom<SendResult>(done, later, { kind: 'later', afterMs: 500 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(mia, ben), { minLength: 1, maxLength: 12 }),
      fc.array(results, { maxLength: 20 }),
      async (people, answers) => {
        const { queue, sent, waiting, close } = clock({ answers: [...answers] })
        for (const [index, person] of people.entries()) queue.add(punch(`${index}`, { person }))
        await pass(20 * 15_000)
        close()

        expect(waiting()).toEqual([])
        for (const { id } of [mia, ben]) {
          const own = [
            ...new Set(sent.filter(({ person }) => person.id === id).map((each) => Number(each.id))),
          ]
          expect(own).toEqual(own.toSorted((one, other) => one - other))
        }
        expect(new Set(sent.map((each) => each.id)).size).toBe(people.length)
      },
    ),
    { numRuns: size({ short: 50, long: 500 }) },
  )
})
