import { describe, expect, it } from 'vitest'

import { brandOfRecord, choiceLabel, choiceNotes, choiceProblem } from './page-choices.ts'

const live = { isPublic: true, _status: 'published' }

it.each([
  [live, true, null],
  [live, false, 'other-division'],
  [{ ...live, isPublic: false }, true, 'not-public'],
  [{ ...live, _status: 'draft' }, true, 'not-published'],
  [{ isPublic: false, _status: 'draft' }, false, 'not-published'],
  [undefined, true, 'gone'],
])('of the chosen page %j, of the own division: %s, it is said: %s', (page, isOwn, problem) => {
  expect(choiceProblem(page, isOwn)).toBe(problem)
})

it('pages are told apart by name, address and brand', () => {
  const contact = { id: '1', name: 'Kontakt', href: '/kontakt', brand: 'Reinwerk' }

  expect(choiceLabel(contact)).toBe('Kontakt · /kontakt · Reinwerk')
  expect(choiceLabel({ ...contact, name: '', brand: '' })).toBe('Ohne Namen · /kontakt')
})

it('what became of the chosen is said once', () => {
  const page = { id: '1', name: 'Kontakt', href: '/kontakt', brand: '' }
  const chosen = [null, 'gone', 'gone', 'not-public'] as const

  expect(choiceNotes(chosen.map((problem) => ({ ...page, problem })))).toEqual([
    'Die Seite gibt es nicht, oder Sie dürfen sie nicht sehen.',
    'Diese Seite ist nicht öffentlich: Besucher kommen nicht hin.',
  ])
})

describe('what a record leads to is followed by', () => {
  it.each([
    ['sites', { division: 'reinwerk' }, 'reinwerk'],
    ['sites', { division: null }, ''],
    ['navigations', { division: 'reinwerk' }, 'reinwerk'],
    ['navigations', { division: null }, undefined],
    ['divisions', { id: 'reinwerk' }, 'reinwerk'],
    ['divisions', {}, undefined],
    ['services', { id: 'fassade' }, undefined],
    [undefined, {}, undefined],
  ])('the visitors of %s %j: %s', (slug, record, brand) => {
    expect(brandOfRecord(slug, record)).toBe(brand)
  })
})
