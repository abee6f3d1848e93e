import { expect, test } from 'vitest'

import { viewersText } from './order-board.texts.ts'
import {
  forgottenAfterSeconds,
  isNewcomer,
  sayEverySeconds,
  type ViewerNews,
  type Viewers,
  viewersOf,
  withViewer,
} from './order-viewers.ts'

const nobody: Viewers = new Map()
const order = 'o1'
const zoe: ViewerNews = { order, person: 'z', name: 'Zoe', isHere: true }
const ben: ViewerNews = { order, person: 'b', name: 'Ben', isHere: true }
const left = (news: ViewerNews): ViewerNews => ({ ...news, isHere: false })
const later = forgottenAfterSeconds * 1000 + 1

test('whoever opens an order is named until they close it', () => {
  const both = withViewer(withViewer(nobody, zoe, 0), ben, 1)
  expect(viewersOf(both, order, 2)).toEqual(['Ben', 'Zoe'])
  expect(viewersOf(both, 'o2', 2)).toEqual([])

  const one = withViewer(both, left(zoe), 3)
  expect(viewersOf(one, order, 4)).toEqual(['Ben'])
  expect(withViewer(one, left(ben), 5)).toEqual(nobody)
})

test('whoever is heard of no more is forgotten, after more than one word that was lost', () => {
  const seen = withViewer(nobody, ben, 0)

  expect(viewersOf(seen, order, sayEverySeconds * 2000)).toEqual(['Ben'])
  expect(viewersOf(seen, order, later)).toEqual([])
  expect(withViewer(seen, zoe, later).get(order)?.size).toBe(1)
})

test('a newcomer is told who is there, whoever is known already is not', () => {
  const seen = withViewer(nobody, ben, 0)

  expect(isNewcomer(nobody, ben, 0)).toBe(true)
  expect(isNewcomer(seen, ben, 1)).toBe(false)
  expect(isNewcomer(seen, ben, later)).toBe(true)
  expect(isNewcomer(nobody, left(ben), 0)).toBe(false)
})

test.each([
  [[], ''],
  [['Ben'], 'Ben sieht sie gerade an'],
  [['Ben', 'Zoe'], 'Ben und Zoe sehen sie gerade an'],
  [['Ada', 'Ben', 'Zoe'], 'Ada, Ben und Zoe sehen sie gerade an'],
])('%j is said as „%s“', (names, text) => {
  expect(viewersText(names)).toBe(text)
})
