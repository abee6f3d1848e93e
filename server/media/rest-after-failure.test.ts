import { describe, expect, it } from 'vitest'

import { GaveUp } from '#kernel/apart/gave-up.ts'

import { createRests } from './rest-after-failure.ts'

const minute = 60_000

function setUp(...ends: (Error | string)[]) {
  const clock = { ms: 0 }
  const told: GaveUp[] = []
  const withRests = createRests(
    () => clock.ms,
    (problem) => void told.push(problem),
  )
  let worked = 0
  const ask = (name = 'a') =>
    withRests(name, async () => {
      const end = ends[worked] ?? 'made'
      worked += 1
      if (end instanceof Error) throw end
      return end
    })
  return { clock, ask, withRests, told, worked: () => worked }
}

describe('a picture that could not be made in time', () => {
  it('is not tried again for a minute, and whoever asks is told at once', async () => {
    const late = new GaveUp('late')
    const { clock, ask, worked } = setUp(late)
    await expect(ask()).rejects.toMatchObject({
      name: 'Resting',
      reason: 'late',
      untilMs: minute,
      cause: late,
    })
    clock.ms = minute - 1
    await expect(ask()).rejects.toMatchObject({
      name: 'Resting',
      reason: 'late',
      untilMs: minute,
      cause: late,
    })
    expect(worked()).toBe(1)
    clock.ms = minute
    await expect(ask()).resolves.toBe('made')
  })

  it('rests twice as long after each further failure, an hour at most', async () => {
    const { clock, ask, told, worked } = setUp(...Array.from({ length: 20 }, () => new GaveUp('ended')))
    const triedAtMinutes: number[] = []
    for (let at = 0; at <= 250; at += 1) {
      clock.ms = at * minute
      const before = worked()
      await ask().catch(() => undefined)
      if (worked() > before) triedAtMinutes.push(at)
    }
    expect(triedAtMinutes).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243])
    // Each rest is told of, and nobody who asks meanwhile.
    expect(told).toHaveLength(triedAtMinutes.length)
  })

  it('leaves other pictures alone', async () => {
    const { ask } = setUp(new GaveUp('late'))
    await expect(ask('a')).rejects.toThrow(GaveUp)
    await expect(ask('b')).resolves.toBe('made')
  })

  it('is tried again at once when too many were waiting, or when something around it failed', async () => {
    const ends = [new GaveUp('busy'), new GaveUp('passing'), new Error('EIO')]
    const { ask, worked } = setUp(...ends)
    for (const end of ends) await expect(ask()).rejects.toBe(end)
    await expect(ask()).resolves.toBe('made')
    expect(worked()).toBe(4)
  })

  it('does not have rest what would be made of it', async () => {
    const { clock, ask, withRests } = setUp(new GaveUp('late'), new GaveUp('late'))
    const askOther = () => withRests('of a', () => ask('a'))
    await ask('a').catch(() => undefined)
    clock.ms = minute
    await expect(askOther()).rejects.toMatchObject({ untilMs: 3 * minute })
    await expect(askOther()).rejects.toMatchObject({ untilMs: 3 * minute })
    clock.ms = 3 * minute
    await expect(askOther()).resolves.toBe('made')
  })

  it('begins with a minute again after it was made once', async () => {
    const { clock, ask, worked } = setUp(new GaveUp('late'), 'made', new GaveUp('late'))
    await ask().catch(() => undefined)
    clock.ms = minute
    await ask()
    await ask().catch(() => undefined)
    clock.ms += minute
    await ask()
    expect(worked()).toBe(4)
  })
})
