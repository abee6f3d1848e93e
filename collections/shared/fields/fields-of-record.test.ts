import type { Field } from 'payload'
import { expect, it } from 'vitest'

import { fieldsOfRecord } from './fields-of-record.ts'

const name: Field = { name: 'name', type: 'text' }

it.each<[string, Field]>([
  ['a field itself', name],
  ['a row', { type: 'row', fields: [name] }],
  ['what can be folded', { type: 'collapsible', label: 'Mehr', fields: [name] }],
  ['a group without a name', { type: 'group', fields: [name] }],
  ['a tab without a name', { type: 'tabs', tabs: [{ label: 'Allgemein', fields: [name] }] }],
  ['rows within tabs', { type: 'tabs', tabs: [{ label: 'A', fields: [{ type: 'row', fields: [name] }] }] }],
])('%s only lays out the fields of a record', (_shape, field) => {
  expect(fieldsOfRecord([field])).toEqual([name])
})

it('a group, a list of rows and a list of sections are fields of their own', () => {
  const own: Field[] = [
    { name: 'contact', type: 'group', fields: [name] },
    { name: 'parts', type: 'array', fields: [name] },
    { name: 'body', type: 'blocks', blocks: [{ slug: 'hero', fields: [name] }] },
  ]

  expect(fieldsOfRecord(own)).toEqual(own)
})

it('a tab with a name is a group', () => {
  const tab = { name: 'seo', label: 'Suche', fields: [name] }

  expect(fieldsOfRecord([{ type: 'tabs', tabs: [tab] }])).toEqual([{ ...tab, type: 'group' }])
})

it('what is only shown holds nothing', () => {
  expect(fieldsOfRecord([{ name: 'panel', type: 'ui', admin: {} }, name])).toEqual([name])
})
