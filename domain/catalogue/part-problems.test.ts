import { describe, expect, test } from 'vitest'

import type { ChosenPart } from '../ordering/order.contract.ts'
import { partProblems } from './part-problems.ts'
import { option, part } from './shop.fixture.ts'
import { type PartType, partTypes } from './product.contract.ts'

const options = [option('a', 'add', 0), option('b', 'add', 0)]

describe('a required part', () => {
  test.each(partTypes)('of type %s is missing until it is filled', (type) => {
    const required = part('p', type, { optional: false, options })
    const missing = [{ reason: 'part-required', part: 'p', name: 'Teil p', type }]

    expect(partProblems(required, undefined)).toEqual(missing)
    expect(partProblems(required, { part: 'p' })).toEqual(missing)
    expect(partProblems(required, { part: 'p', options: [], uploads: [], text: '  ' })).toEqual(missing)
    expect(partProblems(required, { part: 'p', options: ['a'], uploads: ['u'], text: 'x' })).toEqual([])
  })

  test.each<[PartType, Omit<ChosenPart, 'part'>]>([
    ['select', { uploads: ['u'], text: 'x' }],
    ['multiselect', { uploads: ['u'], text: 'x' }],
    ['text', { options: ['a'], uploads: ['u'] }],
    ['textarea', { options: ['a'], uploads: ['u'] }],
    ['image', { options: ['a'], text: 'x' }],
    ['images', { options: ['a'], text: 'x' }],
    ['file', { options: ['a'], text: 'x' }],
    ['files', { options: ['a'], text: 'x' }],
  ])('of type %s is not filled by what belongs to another type', (type, chosen) => {
    const required = part('p', type, { optional: false, options })

    expect(partProblems(required, { part: 'p', ...chosen })).toMatchObject([{ reason: 'part-required' }])
  })
})

test.each(partTypes)('an optional part of type %s may stay empty', (type) => {
  expect(partProblems(part('p', type, { options }), undefined)).toEqual([])
  expect(partProblems(part('p', type, { options }), { part: 'p', text: ' ' })).toEqual([])
})

describe('how much a part takes', () => {
  const tooMany = (maximum: number) => ({ reason: 'too-many-options', part: 'p', name: 'Teil p', maximum })

  test('select takes one option, multiselect all of them once', () => {
    expect(partProblems(part('p', 'select', { options }), { part: 'p', options: ['a', 'b'] })).toEqual([
      tooMany(1),
    ])
    expect(partProblems(part('p', 'multiselect', { options }), { part: 'p', options: ['b', 'a'] })).toEqual(
      [],
    )
    expect(partProblems(part('p', 'multiselect', { options }), { part: 'p', options: ['a', 'a'] })).toEqual([
      tooMany(2),
    ])
    expect(
      partProblems(part('p', 'multiselect', { options }), { part: 'p', options: ['a', 'b', 'a'] }),
    ).toEqual([tooMany(2)])
  })

  test.each(['select', 'multiselect'] as const)('%s refuses an option it does not have', (type) => {
    expect(partProblems(part('p', type, { options }), { part: 'p', options: ['c'] })).toEqual([
      { reason: 'unknown-option', part: 'p', option: 'c' },
    ])
  })

  test.each([
    ['image', false],
    ['file', false],
    ['images', true],
    ['files', true],
  ] as const)('%s with two uploads', (type, isFine) => {
    const problems = partProblems(part('p', type), { part: 'p', uploads: ['u1', 'u2'] })

    expect(problems).toEqual(
      isFine ? [] : [{ reason: 'too-many-uploads', part: 'p', name: 'Teil p', maximum: 1 }],
    )
  })
})
