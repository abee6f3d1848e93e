import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { type NoticeHouse, openNotices } from './testing/open-notices.ts'

let house: NoticeHouse

beforeAll(async () => {
  house = await openNotices()
})
afterAll(() => house.close())
beforeEach(() => house.begin())

it('what follows from a move is found out by one question about the order, beside who is told of it, and promised by one', async () => {
  const order = await house.counter.place()
  await house.deliver()
  await house.counter.asStaff(order, 'confirm')
  const asked = vi.spyOn(house.app.payload.db.pool, 'query')
  const { announceMoved } = await import('./jobs/announce-order.ts')
  await announceMoved(
    { order: order.id, version: 2, action: 'confirm' },
    { payload: house.app.payload, once: 'x', isLastTry: false, givenUp: new AbortController().signal },
  )
  const names = asked.mock.calls.flatMap(([statement]) => namesIn(statement))
  asked.mockRestore()

  expect(names).toEqual(['wishes-of-order', 'promise-together'])
})

const namesIn = (statement: unknown): string[] => {
  const { name } = Object(statement) as { name?: unknown }

  return typeof name === 'string' ? [name] : []
}
