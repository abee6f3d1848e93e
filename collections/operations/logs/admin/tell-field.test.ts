import type { ClientField } from 'payload'
import { expect, it } from 'vitest'

import { tellField } from './tell-field.ts'

// Of a client field only what the form's arrangement consists of.
const fields = [
  {
    type: 'select',
    name: 'unit',
    label: 'Einheit',
    options: [{ value: 'piece', label: 'Stück' }],
  },
  { type: 'row', fields: [{ type: 'number', name: 'price', label: 'Preis' }] },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Zusammenstellung',
        fields: [
          {
            type: 'array',
            name: 'parts',
            label: 'Bestandteile',
            fields: [{ type: 'text', name: 'name', label: 'Name' }],
          },
        ],
      },
      { name: 'seo', label: 'Suchmaschinen', fields: [{ type: 'text', name: 'title', label: 'Titel' }] },
    ],
  },
] as unknown as ClientField[]

it.each([
  ['price', 'Preis'],
  ['parts.0.name', 'Bestandteile 1: Name'],
  ['seo.title', 'Suchmaschinen: Titel'],
  ['parts.1.colour', 'Bestandteile 2: colour'],
  ['…', '…'],
])('the change of %s is told as „%s“', (path, title) => {
  expect(tellField(fields, path).title).toBe(title)
})

it('a choice is told in the words of the form, everything else as it is', () => {
  const { wordOf } = tellField(fields, 'unit')

  expect(wordOf('piece')).toBe('Stück')
  expect(wordOf('gone')).toBe('gone')
  expect(tellField(fields, 'price').wordOf(450)).toBe(450)
})
