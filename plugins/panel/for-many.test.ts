import type { Field } from 'payload'
import { expect, it } from 'vitest'

import { products } from '#collections/catalogue/products/products.collection.ts'
import { fieldsOfRecord } from '#collections/shared/fields/fields-of-record.ts'

import { forMany } from './for-many.ts'

it('many products can be given a price, a tax rate or a switch at once, and no name, picture or part', () => {
  const offered = namesForMany(forMany(products.fields))

  expect(offered).toEqual(expect.arrayContaining(['price', 'tax', 'isEnabled', 'type', 'soldOutUntil']))
  for (const own of ['name', 'description', 'images', 'parts', 'bundleItems']) {
    expect(offered).not.toContain(own)
  }
})

it('a number that only one record can have is none for many', () => {
  const number: Field = { name: 'number', type: 'number', unique: true }

  expect(namesForMany(forMany([number]))).toEqual([])
})

function namesForMany(fields: Field[]): string[] {
  return fieldsOfRecord(fields).flatMap((field) => {
    if (field.type === 'group') return namesForMany(field.fields)

    return field.admin?.disableBulkEdit ? [] : [field.name]
  })
}
