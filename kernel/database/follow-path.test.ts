import { expect, it } from 'vitest'

import { type Collections, followPath } from './follow-path.ts'

// Only what following looks at; Payload fills in the rest of a field.
const collections = {
  menus: {
    config: {
      flattenedFields: [
        { name: 'name', type: 'text' },
        { name: 'hosts', type: 'text', hasMany: true },
        { name: 'branches', type: 'relationship', hasMany: true, relationTo: 'branches' },
        { name: 'place', type: 'text', virtual: 'branches.division.name' },
        { name: 'about', type: 'relationship', relationTo: ['menus', 'branches'] },
        {
          name: 'catalog',
          type: 'array',
          flattenedFields: [{ name: 'category', type: 'relationship', relationTo: 'branches' }],
        },
        {
          name: 'seo',
          type: 'group',
          flattenedFields: [{ name: 'image', type: 'upload', relationTo: 'branches' }],
        },
      ],
    },
  },
  branches: {
    config: {
      flattenedFields: [
        { name: 'name', type: 'text' },
        { name: 'division', type: 'relationship', relationTo: 'divisions' },
        { name: 'menus', type: 'join', collection: 'menus', on: 'branches' },
      ],
    },
  },
  divisions: { config: { flattenedFields: [{ name: 'name', type: 'text' }] } },
} as unknown as Collections

it.each([
  ['name', 0, []],
  ['unknown.path', 0, []],
  ['hosts', 0, ['hosts']],
  ['branches', 0, ['branches']],
  ['branches.id', 0, ['branches']],
  ['branches.name', 1, ['branches']],
  ['branches.division', 1, ['branches']],
  ['branches.division.name', 2, ['branches']],
  ['branches.menus', 2, ['branches', 'branches.menus']],
  ['branches.menus.branches.division.name', 4, ['branches', 'branches.menus', 'branches.menus.branches']],
  ['place', 2, ['branches']],
  ['about.value', 0, ['about']],
  ['catalog.category', 0, ['catalog']],
  ['catalog.category.division.name', 2, ['catalog']],
  ['seo.image.name', 1, []],
  ['version.branches.name', 1, ['branches']],
  ['parent', 0, []],
  ['parent.branches.name', 2, ['parent.branches']],
])('%s follows %i relations and searches the lists %j', (path, hops, lists) => {
  expect(followPath(collections, 'menus', path)).toMatchObject({ hops, lists })
})

it('tells which collections are entered, and whether through a list', () => {
  expect(followPath(collections, 'menus', 'branches.division.name').entered).toEqual([
    { slug: 'branches', isMany: true },
    { slug: 'divisions', isMany: false },
  ])
})

it('names every field on the way, a made-up one included', () => {
  expect(followPath(collections, 'menus', 'place').fields.map(({ name }) => name)).toEqual([
    'place',
    'branches',
    'division',
    'name',
  ])
})
