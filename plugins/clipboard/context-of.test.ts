import type { Field } from 'payload'
import { expect, it } from 'vitest'

import { hoursField } from '#collections/shared/fields/hours-field.ts'
import { layersField } from '#collections/shared/fields/layers-field.ts'

import { contextOf } from './context-of.ts'

const name: Field = { name: 'name', type: 'text', label: 'Name' }

it('opening hours and delivery hours share what is copied, layers do not', () => {
  const opening = hoursField({ name: 'openingHours', label: 'Öffnungszeiten' })
  const delivery = hoursField({ name: 'deliveryHours', label: 'Lieferzeiten' })

  expect(contextOf(opening.fields)).toBe(contextOf(delivery.fields))
  expect(contextOf(layersField('scene').fields)).not.toBe(contextOf(opening.fields))
})

it.each<[string, Field[]]>([
  ['another name', [{ ...name, name: 'title' }]],
  ['another kind', [{ name: 'name', type: 'textarea', label: 'Name' }]],
  ['one more field', [name, { name: 'price', type: 'number', label: 'Preis' }]],
])('%s makes another context', (_what, fields) => {
  expect(contextOf(fields)).not.toBe(contextOf([name]))
})

it('labels, rows and what only arranges fields do not matter', () => {
  expect(contextOf([{ type: 'row', fields: [{ ...name, label: 'Titel' }] }])).toBe(contextOf([name]))
})

it('relations to other records and other choices make another context', () => {
  const to = (relationTo: 'products' | 'services'): Field => ({
    name: 'it',
    type: 'relationship',
    relationTo,
  })
  expect(contextOf([to('products')])).not.toBe(contextOf([to('services')]))

  const choice = (options: string[]): Field => ({ name: 'it', type: 'select', options })
  expect(contextOf([choice(['a'])])).not.toBe(contextOf([choice(['b'])]))
})
