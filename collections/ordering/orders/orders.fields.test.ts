import type { Field } from 'payload'
import { expect, it } from 'vitest'

import { type KeptName, keptNames, orderFields } from '#domain/ordering/order-fields.ts'

import { ordersFields } from './orders.fields.ts'

type Kind = (typeof orderFields)[KeptName]['kind']

/** What a field of each kind is to Payload, and so to the database. */
const types: Record<Kind, Field['type'][]> = {
  text: ['text', 'textarea'],
  tick: ['checkbox'],
  choice: ['select'],
  count: ['number'],
  cents: ['number'],
  instant: ['date'],
  relation: ['relationship'],
  json: ['json'],
}

const stored = new Map(namedFields(ordersFields))

// Payload makes the id by itself.
it.each(keptNames.filter((name) => name !== 'id'))('%s has a column of its kind', (name) => {
  expect(types[orderFields[name].kind]).toContain(stored.get(name))
})

it('nothing of an order has a column without being named among its fields', () => {
  expect([...stored.keys()].filter((name) => !keptNames.some((kept) => kept === name))).toEqual([])
})

function namedFields(fields: Field[]): [string, Field['type']][] {
  return fields.flatMap((field): [string, Field['type']][] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namedFields(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return namedFields(field.fields)
    return 'name' in field && field.name ? [[field.name, field.type]] : []
  })
}
