import { expect, it } from 'vitest'

import {
  blockTexts,
  hasNews,
  inOrderOfWriting,
  isSettled,
  releaseStates,
  whyNotOut,
} from './release-rules.ts'

const fine = { isThere: true, isInTrash: false, hasOwnPlan: false, lacksApproval: false, mayPublish: true }

it.each([
  [{}, []],
  [{ isThere: false, hasOwnPlan: true }, ['gone']],
  [{ isInTrash: true, lacksApproval: true }, ['in-trash']],
  [{ mayPublish: false }, ['not-allowed']],
  [{ hasOwnPlan: true, lacksApproval: true }, ['own-plan', 'approval-needed']],
])('an item with %j is kept from going out by %j', (facts, reasons) => {
  expect(whyNotOut({ ...fine, ...facts })).toEqual(reasons)
})

it('every reason ends as a sentence about the item', () => {
  for (const text of Object.values(blockTexts)) expect(text).toMatch(/^[a-zä].*\.$/)
})

it('only what is out is settled', () => {
  expect(
    Object.keys(releaseStates).filter((state) => isSettled(state as keyof typeof releaseStates)),
  ).toEqual(['published'])
})

it('looks are written first and pages last, each by their ids', () => {
  const items = [
    { of: 'sites', record: 'b' },
    { of: 'sites', record: 'a' },
    { of: 'navigations', record: 'c' },
    { of: 'themes', record: 'd' },
    { of: 'blocks', record: 'e' },
  ] as const
  expect(inOrderOfWriting(items).map(({ record }) => record)).toEqual(['d', 'c', 'e', 'a', 'b'])
})

it.each([
  [{ name: 'Neu' }, null, true],
  [{ name: 'Neu' }, { name: 'Alt' }, true],
  [
    { name: 'Neu', _status: 'draft', updatedAt: '2' },
    { name: 'Neu', _status: 'published', updatedAt: '1' },
    false,
  ],
  [{ seo: { title: 'x', description: null } }, { seo: { description: '', title: 'x' } }, false],
  [{ items: [{ label: 'a' }] }, { items: [{ label: 'b' }] }, true],
  [{ items: [], more: {} }, {}, false],
])('%j beside %j is something new: %s', (newest, live, isNew) => {
  expect(hasNews(newest, live)).toBe(isNew)
})
