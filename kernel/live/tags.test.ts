import { describe, expect, it, test } from 'vitest'

import { idsMeant, tagsOfChange, tagsOfReading, tagsThatEnd } from './tags.ts'

const a = '01900000-0000-7000-8000-00000000000a'
const b = '01900000-0000-7000-8000-00000000000b'

describe('the ids outside of which nothing fits', () => {
  it.each([
    ['one', { id: { equals: a } }, [a]],
    ['several', { id: { in: [a, b] } }, [a, b]],
    ['one among other conditions', { id: { equals: a }, name: { equals: 'x' } }, [a]],
    ['one beside alternatives', { id: { equals: a }, or: [{ name: { equals: 'x' } }] }, [a]],
    [
      'within what has to hold together',
      { and: [{ name: { equals: 'x' } }, { and: [{ id: { in: [a] } }] }] },
      [a],
    ],
    ['in any case, as the database has them', { id: { equals: a.toUpperCase() } }, [a]],
  ])('are named: %s', (_how, where, ids) => {
    expect(idsMeant(where)).toEqual(ids)
  })

  it.each([
    ['without a condition', undefined],
    ['by another field', { name: { equals: a } }],
    ['by a relation', { 'image.id': { equals: a } }],
    ['as one of several ways', { or: [{ id: { equals: a } }, { name: { equals: 'x' } }] }],
    ['by what they are not', { id: { not_equals: a } }],
    ['as something that is none', { id: { equals: 'x' } }],
    ['in part as something that is none', { id: { in: [a, null] } }],
    ['as none at all', { id: { in: [] } }],
    ['in a list that another one at its place overrides', { and: [{ id: { equals: a } }], or: [{}] }],
  ])('are not: %s', (_how, where) => {
    expect(idsMeant(where)).toBeNull()
  })
})

/** Whether what was read so ends when that is told. */
const ends = (read: string[], told: string[]) => tagsThatEnd(told).some((tag) => read.includes(tag))

test.each([
  ['a list by any of its records', undefined, tagsOfChange('uploads', [b]), true],
  ['a record by itself', { id: { equals: a } }, tagsOfChange('uploads', [a]), true],
  ['a record by no other', { id: { equals: a } }, tagsOfChange('uploads', [b]), false],
  [
    'a record by others of which nobody knows the ids',
    { id: { equals: a } },
    tagsOfChange('uploads', []),
    true,
  ],
  [
    'a record by nothing of another collection',
    { id: { equals: a } },
    ['uploads-of-others', 'orders'],
    false,
  ],
])('ends %s', (_what, where, told, isEnded) => {
  expect(ends(tagsOfReading('uploads', where), told)).toBe(isEnded)
})
