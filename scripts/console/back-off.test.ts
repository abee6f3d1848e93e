import { expect, test } from 'vitest'

import { createBackOff, tellFall } from './back-off.ts'

test('what falls over again and again is started ever more rarely, but at least twice a minute', () => {
  const world = { nowMs: 0 }
  const fall = createBackOff(() => world.nowMs)
  const pauses = Array.from({ length: 10 }, () => {
    const { pauseMs } = fall()
    world.nowMs += pauseMs
    return pauseMs
  })

  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('what has stood for a minute starts at once again', () => {
  const world = { nowMs: 0 }
  const fall = createBackOff(() => world.nowMs)
  fall()
  world.nowMs += 50_000
  expect(fall().times).toBe(2)
  world.nowMs += 61_000

  expect(fall()).toEqual({ times: 1, pauseMs: 250 })
})

test('the operator reads when it starts again, and how often it fell', () => {
  expect(tellFall({ times: 1, pauseMs: 250 })).toBe('Neustart sofort')
  expect(tellFall({ times: 6, pauseMs: 8000 })).toBe('Neustart in 8 s (6. Mal in Folge)')
})
