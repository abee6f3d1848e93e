import { afterEach, expect, it } from 'vitest'

import { type Lane, oneOfFew, type Wait } from './one-of-few.ts'

const held: (() => void)[] = []
const megabyte = 2 ** 20

/** Work that takes until the end of the test. */
const hold = (lane: Lane, wait?: Wait) => {
  const over = new Promise<void>((end) => held.push(end))
  return oneOfFew(lane, () => over, wait)
}
const pass = (lane: Lane, wait?: Wait) => oneOfFew(lane, async () => 'done', wait)

afterEach(() => {
  for (const end of held.splice(0)) end()
})

it('guests who send many files, and films, hold up nobody else', async () => {
  const all = Array.from({ length: 50 }, () => [hold('guest'), hold('film')]).flat()

  expect(await Promise.all([pass('staff'), pass('measured'), pass('shown')])).toEqual([
    'done',
    'done',
    'done',
  ])
  for (const end of held) end()
  await Promise.all(all)
})

it('files that wait hold no more than a hundred megabytes', async () => {
  const busy = [hold('guest')]
  const waiting = Array.from({ length: 4 }, () => pass('guest', { bytes: 25 * megabyte }))

  await expect(pass('guest', { bytes: 1 })).rejects.toMatchObject({ name: 'GaveUp', reason: 'busy' })
  for (const end of held) end()
  await Promise.all([...busy, ...waiting])
})

it('who has waited too long is sent away, and takes no place', async () => {
  const busy = [hold('guest')]
  const late = pass('guest', { bytes: 100 * megabyte, patienceMs: 1 })

  await expect(late).rejects.toMatchObject({ name: 'GaveUp', reason: 'busy' })
  const next = pass('guest', { bytes: 100 * megabyte })
  for (const end of held) end()
  await Promise.all(busy)
  expect(await next).toBe('done')
})

it('who leaves while waiting leaves his place to the next', async () => {
  const busy = [hold('guest')]
  const leaving = new AbortController()
  const gone = pass('guest', { bytes: 100 * megabyte, signal: leaving.signal })
  leaving.abort()

  await expect(gone).rejects.toMatchObject({ name: 'GaveUp', reason: 'busy' })
  await expect(pass('guest', { signal: leaving.signal })).rejects.toMatchObject({ reason: 'busy' })
  const next = pass('guest', { bytes: 100 * megabyte })
  for (const end of held) end()
  await Promise.all(busy)
  expect(await next).toBe('done')
})
