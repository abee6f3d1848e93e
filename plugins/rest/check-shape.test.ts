import type { FlattenedBlock, FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'

import { checkShape } from './check-shape.ts'

// Only what the check looks at; Payload fills in the rest of a field.
const fields = [
  { name: 'name', type: 'text' },
  { name: 'hosts', type: 'text', hasMany: true },
  { name: 'price', type: 'number' },
  { name: 'isEnabled', type: 'checkbox' },
  { name: 'branch', type: 'relationship' },
  { name: 'target', type: 'relationship', relationTo: ['sites', 'products'] },
  { name: 'images', type: 'upload', hasMany: true },
  { name: 'items', type: 'json' },
  { name: 'text', type: 'richText' },
  { name: 'parts', type: 'array', flattenedFields: [{ name: 'name', type: 'text' }] },
  { name: 'config', type: 'group', flattenedFields: [{ name: 'name', type: 'text' }] },
  {
    name: 'sections',
    type: 'blocks',
    blocks: [{ slug: 'text', flattenedFields: [{ name: 'text', type: 'text' }] }],
  },
  { name: 'body', type: 'blocks', blocks: [], blockReferences: ['quote'] },
] as unknown as FlattenedField[]

const shared = {
  quote: { slug: 'quote', flattenedFields: [{ name: 'text', type: 'text' }] },
} as unknown as Record<string, FlattenedBlock>

const problemsOf = (body: Record<string, unknown>) =>
  checkShape(fields, body, shared).map(({ field }) => field)

describe('the shape of a body', () => {
  it.each([
    [{}],
    [{ name: null, parts: null, unknown: {} }],
    [{ name: 'Suppe', price: 490, isEnabled: true, branch: 'id', images: ['id'], hosts: ['a'] }],
    [{ target: { relationTo: 'sites', value: 'id' } }],
    [{ target: { relationTo: 'products', value: { id: 'id', name: 'populated' } } }],
    [{ branch: { id: 'id', name: 'populated' }, images: [{ id: 'id' }], items: [{ any: 1 }] }],
    [{ parts: [{ name: 'Beilage' }], config: { name: 'x' } }],
    [{ parts: 0 }],
    [{ text: { root: { type: 'root', children: [{ type: 'text', text: 'a' }] } } }],
    [{ text: { root: { type: 'root', children: [{ type: 'table', rows: [['a', '']] }] } } }],
    [{ sections: [{ blockType: 'text', text: 'a' }, { type: 'text' }] }],
    [{ body: [{ blockType: 'quote', text: 'a' }] }],
  ])('of %j is right', (body) => {
    expect(problemsOf(body)).toEqual([])
  })

  it.each([
    [{ name: { a: 1 } }, 'name'],
    [{ name: 'a\0b' }, 'name'],
    [{ price: [] }, 'price'],
    [{ isEnabled: 'yes' }, 'isEnabled'],
    [{ branch: { $push: 'id' } }, 'branch'],
    [{ target: 'id' }, 'target'],
    [{ target: { id: 'id' } }, 'target'],
    [{ target: { relationTo: 'sites', value: { $push: 'id' } } }, 'target'],
    [{ images: { $remove: ['id'] } }, 'images'],
    [
      { text: { root: { type: 'root', children: [{ type: 'table', rows: [['a', { $push: 'b' }]] }] } } },
      'text',
    ],
    [{ text: { root: { type: 'root', children: [{ type: 'table', children: [] }] } } }, 'text'],
    [{ hosts: 'a' }, 'hosts'],
    [{ parts: {} }, 'parts'],
    [{ parts: [null] }, 'parts.0'],
    [{ parts: [{ name: 'a' }, { name: 1 }] }, 'parts.1.name'],
    [{ sections: {} }, 'sections'],
    [{ sections: [{ blockType: 'video' }] }, 'sections.0'],
    [{ sections: ['text'] }, 'sections.0'],
    [{ body: [{ blockType: 'text' }] }, 'body.0'],
    [{ body: [{ blockType: 'quote', text: 1 }] }, 'body.0.text'],
    [{ text: 'a' }, 'text'],
    [{ sections: [{ type: 'text', text: 1 }] }, 'sections.0.text'],
    [{ config: 'x' }, 'config'],
    [{ text: { root: { type: 'root', children: [null] } } }, 'text'],
    [{ text: { root: {} } }, 'text'],
    [{ text: 'plain' }, 'text'],
    [{ config: { name: [] } }, 'config.name'],
  ])('of %j is wrong at %s', (body, field) => {
    expect(problemsOf(body)).toEqual([field])
  })
})

it('a table in a text says how large it may be, wherever it stands', () => {
  const table = { type: 'table', rows: [Array.from({ length: 9 }, () => 'x')] }
  const text = { root: { type: 'root', children: [{ type: 'quote', children: [table] }] } }

  expect(checkShape(fields, { text })).toEqual([
    {
      field: 'text',
      message: 'Eine Tabelle im Text hat höchstens 60 Zeilen und 8 Spalten.',
      code: 'validation',
    },
  ])
})
