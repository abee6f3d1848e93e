import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'

import { closedFields, readLeaves } from './read-leaves.ts'

const closed = { read: () => false }
// Only what the reading looks at; Payload fills in the rest of a field.
const fields = [
  { name: 'id', type: 'text' },
  { name: 'name', type: 'text' },
  { name: 'at', type: 'date' },
  { name: 'branch', type: 'relationship' },
  { name: 'tags', type: 'relationship', hasMany: true },
  { name: 'target', type: 'relationship' },
  { name: 'wage', type: 'number', access: closed },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [
      { name: 'id', type: 'text' },
      { name: 'text', type: 'text' },
    ],
  },
  { name: 'push', type: 'group', access: closed, flattenedFields: [{ name: 'endpoint', type: 'text' }] },
  { name: 'extra', type: 'json' },
] as unknown as FlattenedField[]

describe('a record, read leaf by leaf', () => {
  it('has rows and groups by path, relations by id, instants in one form', () => {
    const leaves = readLeaves(fields, {
      id: '1',
      name: 'A',
      at: '2026-11-21T10:00:00+01:00',
      branch: { id: 'b', name: 'Wien' },
      tags: ['t', { id: 'u' }],
      target: { relationTo: 'sites', value: { id: 's' } },
      rows: [{ id: 'r', text: 'x' }],
      push: { endpoint: 'https://push' },
      extra: { any: 1 },
      unknown: true,
    })

    expect(Object.fromEntries(leaves)).toEqual({
      name: 'A',
      at: '2026-11-21T09:00:00.000Z',
      branch: 'b',
      tags: ['t', 'u'],
      target: { relationTo: 'sites', value: 's' },
      'rows.0.text': 'x',
      'push.endpoint': 'https://push',
      extra: { any: 1 },
    })
  })

  it('is empty when there is none', () => {
    expect(readLeaves(fields, undefined).size).toBe(0)
  })
})

it('a closed group closes what is in it', () => {
  expect(closedFields(fields)).toEqual(['wage', 'push', 'push.endpoint'])
})
