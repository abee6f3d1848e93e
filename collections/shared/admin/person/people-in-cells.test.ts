import { expect, it } from 'vitest'

import { peopleIn, personInTitleCell } from './people-in-cells.ts'

const title = 'Anna Auer, 3. bis 7. August 2026, Urlaub'

it('a title tells whom its record is about', () => {
  expect(personInTitleCell(title, { user: 'a' })).toEqual([{ id: 'a', name: 'Anna Auer' }])
  expect(personInTitleCell(title, { user: { id: 'a' } })).toEqual([{ id: 'a', name: 'Anna Auer' }])
})

it('who may not be known has no initials', () => {
  expect(personInTitleCell('Person ohne Einsicht, 3. August 2026', { user: 'a' })).toEqual([])
  expect(personInTitleCell(title, {})).toEqual([])
  expect(personInTitleCell(undefined, undefined)).toEqual([])
})

it('people of a relation have theirs once their names are there, and no more than are named', () => {
  const known = { a: { id: 'a', name: 'Anna Auer' }, b: null, c: false, d: { id: 'd', name: 'Dora' } }

  expect(peopleIn('a', known)).toEqual([{ id: 'a', name: 'Anna Auer' }])
  expect(peopleIn(['b', 'a', 'c', 'd'], known)).toEqual([{ id: 'a', name: 'Anna Auer' }])
  expect(peopleIn(null, known)).toEqual([])
})
