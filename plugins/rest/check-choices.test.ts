import type { FlattenedField, Where } from 'payload'
import { describe, expect, it } from 'vitest'

import { checkChoices } from './check-choices.ts'

const kind = { name: 'kind', type: 'select', options: ['page', { label: 'Neuigkeit', value: 'news' }] }
const author = { name: 'author', type: 'relationship', relationTo: 'users' }
const group = { name: 'look', type: 'group', flattenedFields: [kind] }
// No more of the fields is looked at.
const fields = [kind, author, group, { name: 'title', type: 'text' }] as unknown as FlattenedField[]
const problemsOf = (where: Where) => checkChoices(fields, where, () => fields).map(({ error }) => error.field)

describe('a condition on a choice', () => {
  it.each<Where>([
    { kind: { equals: 'news' } },
    { kind: { in: ['page', 'news'] } },
    { kind: { in: 'page,news' } },
    { kind: { equals: null } },
    { kind: { equals: 'null' } },
    { kind: { exists: true } },
    { kind: { like: 'irgendwas' } },
    { title: { equals: 'irgendwas' } },
    { 'author.kind': { not_equals: 'page' } },
    { unknown: { equals: 'x' } },
  ])('may be asked: %j', (where) => {
    expect(problemsOf(where)).toEqual([])
  })

  it.each<[Where, string]>([
    [{ kind: { equals: 'y' } }, 'kind'],
    [{ kind: { not_in: ['page', 'y'] } }, 'kind'],
    [{ kind: { in: 'page,y' } }, 'kind'],
    [{ or: [{ title: { equals: 'a' } }, { and: [{ kind: { not_equals: 'y' } }] }] }, 'kind'],
    [{ 'author.kind': { equals: 'y' } }, 'author.kind'],
    [{ 'look.kind': { equals: 'y' } }, 'look.kind'],
  ])('that is none of them is refused: %j', (where, field) => {
    expect(problemsOf(where)).toEqual([field])
  })
})

it('says which fields lead to it, each of which may be hidden from who asks', () => {
  const [found] = checkChoices(fields, { 'author.look.kind': { equals: 'y' } }, () => fields)

  expect(found?.via.map(({ name }) => name)).toEqual(['author', 'look', 'kind'])
})
