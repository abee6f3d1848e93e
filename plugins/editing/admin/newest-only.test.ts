import { expect, it } from 'vitest'

import { newestOnly } from './newest-only.ts'

function openWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((end) => ends.set(name, end))
  }

  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

it('of what is asked while something is being done only the newest is done, and only afterwards', async () => {
  const { begun, work, end } = openWork()
  const inTurn = newestOnly()
  const all = inTurn(work('first'))
  void inTurn(work('second'))
  void inTurn(work('third'))
  expect(begun).toEqual(['first'])

  end('first')
  await expect.poll(() => begun).toEqual(['first', 'third'])
  end('third')
  await all
  void inTurn(work('fourth'))
  expect(begun).toEqual(['first', 'third', 'fourth'])
})

it('what fails holds up nothing that comes after it', async () => {
  const inTurn = newestOnly()
  await expect(
    inTurn(async () => {
      throw new Error('no connection')
    }),
  ).rejects.toThrow('no connection')
  const { begun, work } = openWork()
  void inTurn(work('next'))

  expect(begun).toEqual(['next'])
})

it('what fails does not take along what waits behind it', async () => {
  const { begun, work } = openWork()
  const fail = Promise.withResolvers<void>()
  const inTurn = newestOnly()
  void inTurn(() => fail.promise)
  void inTurn(work('next'))

  fail.reject(new Error('no connection'))
  await expect.poll(() => begun).toEqual(['next'])
})
