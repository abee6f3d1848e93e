import { expect, it } from 'vitest'

import { stretchOf } from './stretch-of.ts'

const task = (tid: number, dur: number, tdur: number) => ({ name: 'RunTask', pid: 1, tid, dur, tdur })

it('a page was held up as often as its tasks took longer than they worked', () => {
  expect(
    stretchOf([task(7, 30, 10), task(8, 900, 2), task(7, 10, 10), { ...task(7, 99, 1), name: 'Paint' }]),
  ).toBe(2)
})

it('nothing is told of a page that did nothing', () => {
  expect(stretchOf([])).toBeNaN()
})
