import { expect, test } from 'vitest'

import { activeFilters, changedQuery, choiceFilter, type Filter, readFilters } from './filter-url.ts'

const filters: Filter[] = [
  choiceFilter('stand', 'Stand', { open: 'Offen' }),
  { name: 'ab', label: 'Ab', kind: 'day' },
]
const read = (query: string) => readFilters(new URLSearchParams(query), filters)

test('a list is narrowed by what its address says, and by nothing that cannot be chosen', () => {
  expect(read('?stand=open&ab=2026-11-24&suche=Pizza&fremd=1')).toEqual({
    stand: 'open',
    ab: '2026-11-24',
    suche: 'Pizza',
  })
  expect(read('?stand=erfunden&ab=2026-02-31&suche=%20')).toEqual({})
  expect(read('?ab=gestern')).toEqual({})
  expect(read('?ab=0202-11-24')).toEqual({})
})

test('a search has an end', () => {
  expect(read(`?suche=${'x'.repeat(5000)}`).suche).toHaveLength(200)
})

test('what narrows the list is said in words', () => {
  expect(activeFilters(read('?ab=2026-11-24&stand=open&suche=Pizza'), filters)).toEqual([
    { name: 'suche', label: 'Suche', text: '„Pizza“' },
    { name: 'stand', label: 'Stand', text: 'Offen' },
    { name: 'ab', label: 'Ab', text: '24.11.2026' },
  ])
})

test('a change keeps what else stands in the address, and leaves nothing empty behind', () => {
  expect(changedQuery('?sort=name&stand=open', { stand: null, suche: 'a b' })).toBe('?sort=name&suche=a+b')
  expect(changedQuery('?stand=open', { stand: '' })).toBe('')
})
