import { expect, it } from 'vitest'

import type { OpenLine } from './part-choice.ts'
import {
  askedSplit,
  firstSplit,
  linesFor,
  peopleTyped,
  withPeople,
  withPerson,
  withTaken,
} from './split-choice.ts'

const beer: OpenLine = { line: 0, name: 'Bier', unit: 'piece', left: 3, step: 1 }

it('two share a bill at first, and at least; who is left stays as chosen', () => {
  const three = withPerson(withPeople(firstSplit, 3), 0, { method: 'atm-card' })

  expect(three).toHaveLength(3)
  expect(withPeople(three, 1)).toEqual([{ lines: {}, method: 'atm-card', tip: '' }, firstSplit[0]])
  expect(withPeople(three, 99)).toHaveLength(50)
})

it('who would pay in a way that is not taken pays in the first that is', () => {
  const choice = withPerson(firstSplit, 1, { method: 'hydro-ag-voucher' })

  expect(withTaken(choice, ['atm-card', 'hydro-ag-voucher']).map(({ method }) => method)).toEqual([
    'atm-card',
    'hydro-ag-voucher',
  ])
})

it('nobody has what another had alone', () => {
  const choice = withPerson(withPerson(firstSplit, 0, { lines: { 0: 2 } }), 1, { lines: { 0: 1 } })

  expect(linesFor(choice, 0, [beer])).toEqual([{ ...beer, own: 2, most: 2 }])
  expect(linesFor(choice, 1, [beer])).toEqual([{ ...beer, own: 1, most: 1 }])
  expect(linesFor(firstSplit, 1, [beer])).toEqual([{ ...beer, own: 0, most: 3 }])
})

it('a choice asks for what each had and gives; a tip has to be an amount', () => {
  const choice = withPerson(firstSplit, 1, { lines: { 0: 2, 4: 0 }, tip: '1,50', method: 'atm-card' })

  expect(askedSplit(choice, [beer])).toEqual([
    { lines: [], method: 'cash' },
    { lines: [{ line: 0, amount: 2 }], method: 'atm-card', tip: 150 },
  ])
  expect(askedSplit(withPerson(choice, 0, { tip: 'viel' }), [beer])).toBeNull()
  expect(askedSplit(withPerson(choice, 0, { tip: '9999' }), [beer])).toBeNull()
})

it('what others have paid meanwhile nobody asks for, and of what is left each has no more than there is', () => {
  const choice = withPerson(withPerson(firstSplit, 0, { lines: { 0: 2, 1: 1 } }), 1, { lines: { 0: 1 } })
  const two = { ...beer, left: 2 }
  const lines = (open: OpenLine[]) => askedSplit(choice, open)?.map((person) => person.lines)

  expect(lines([beer])).toEqual([[{ line: 0, amount: 2 }], [{ line: 0, amount: 1 }]])
  expect(lines([two])).toEqual([[{ line: 0, amount: 2 }], []])
  expect(lines([])).toEqual([[], []])
  expect(linesFor(choice, 0, [two])).toEqual([{ ...two, own: 2, most: 2 }])
  expect(linesFor(choice, 1, [two])).toEqual([{ ...two, own: 0, most: 0 }])
})

it.each([
  ['12', 12],
  [' 3 ', 3],
  ['99', 50],
  ['1', null],
  ['', null],
  ['2,5', null],
  ['zwei', null],
])('of %j people share a bill %j', (typed, count) => {
  expect(peopleTyped(typed)).toBe(count)
})
