import { expect, test } from 'vitest'

import { hearTags } from './hear-tags.ts'
import type { LiveBus } from './live-bus.ts'
import type { LiveMessage } from './live-message.ts'

function openBus() {
  const hearing = new Set<(message: LiveMessage) => void>()
  const subscribe: LiveBus['subscribe'] = (hear) => (hearing.add(hear), () => void hearing.delete(hear))

  return {
    bus: { subscribe } as LiveBus, // nothing else of it is used
    tell: (...tags: string[]) => Array.from(hearing).forEach((hear) => hear({ tags })),
    subscriptions: () => hearing.size,
  }
}

test('whoever hears of some tags is told once of a message with any of them, and of no other', () => {
  const { bus, tell, subscriptions } = openBus()
  const told: string[] = []
  const leaves = [
    hearTags(bus, ['orders:a', 'orders:b'], () => told.push('both')),
    hearTags(bus, ['orders:b'], () => told.push('one')),
  ]
  expect(subscriptions()).toBe(1)

  tell('orders', 'orders:a', 'orders:b')
  expect(told.splice(0)).toEqual(['both', 'one'])
  tell('orders:c')
  expect(told).toEqual([])

  for (const leave of leaves) leave()
  leaves[0]?.()
  expect(subscriptions()).toBe(0)
})

test('whoever leaves or comes while others are told misses nothing of the next message', () => {
  const { bus, tell, subscriptions } = openBus()
  const told: string[] = []
  const leave = hearTags(bus, ['orders:a'], () => {
    told.push('first')
    leave()
    hearTags(bus, ['orders:a'], () => told.push('second'))
  })

  tell('orders:a')
  tell('orders:a')

  expect(told).toEqual(['first', 'second'])
  expect(subscriptions()).toBe(1)
})
