import { expect, it } from 'vitest'

import { isReached, pageStateOf } from './page-state.ts'

const stored = { status: 'published', isPublic: true, hasNewerDraft: false, wasPublished: true }

it.each([
  [{}, 'published'],
  [{ hasNewerDraft: true }, 'changed'],
  [{ isPublic: false }, 'withdrawn'],
  [{ isPublic: false, hasNewerDraft: true }, 'withdrawn'],
  [{ isPublic: null }, 'withdrawn'],
  [{ status: 'draft' }, 'withdrawn'],
  [{ status: 'draft', isPublic: false }, 'withdrawn'],
  [{ status: 'draft', wasPublished: false }, 'draft'],
  [{ status: 'draft', wasPublished: false, isPublic: false }, 'draft'],
] as const)('of two fields one state is seen: %j is %s', (given, state) => {
  expect(pageStateOf({ ...stored, ...given })).toBe(state)
})

it('visitors reach what is published, whatever is being written', () => {
  expect((['draft', 'published', 'changed', 'withdrawn'] as const).filter(isReached)).toEqual([
    'published',
    'changed',
  ])
})
