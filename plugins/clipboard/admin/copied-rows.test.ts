import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { copyRow, newRowId, pasteRow } from './copied-rows.ts'

const form: FormState = {
  name: { value: 'Apfelsaft' },
  parts: { value: 11, rows: [{ id: 'a' }, { id: 'b' }] },
  'parts.1.id': { value: 'b' },
  'parts.1.name': { value: 'Größe', initialValue: 'Groesse' },
  'parts.1.options': { value: 2, rows: [{ id: 'c' }, { id: 'd' }] },
  'parts.1.options.0.id': { value: 'c' },
  'parts.1.options.0.name': { value: 'klein' },
  'parts.1.options.1.id': { value: 'd' },
  'parts.1.options.1.name': { value: 'groß' },
  'parts.10.name': { value: 'Beilage' },
}

it('a row is copied as it stands in the form, and nothing of its neighbours', () => {
  expect(copyRow(form, 'parts', 1)).toEqual({
    name: { value: 'Größe' },
    options: { value: 2, rows: [{ id: 'c' }, { id: 'd' }] },
    'options.0.name': { value: 'klein' },
    'options.1.name': { value: 'groß' },
  })
})

it('a pasted row says the same and has no id of the copied one', () => {
  let count = 0
  const pasted = pasteRow(copyRow(form, 'parts', 1), () => `new-${(count += 1)}`)

  expect(pasted.name).toMatchObject({ value: 'Größe', valid: true })
  expect(pasted['options.1.name']).toMatchObject({ value: 'groß' })
  expect(pasted.id).toMatchObject({ value: 'new-1' })
  expect(pasted.options?.rows).toEqual([{ id: 'new-2' }, { id: 'new-3' }])
  expect(pasted['options.1.id']).toMatchObject({ value: 'new-3' })
  expect(JSON.stringify(pasted)).not.toMatch(/"[abcd]"/)
})

it('every row gets an id of its own', () => {
  expect(newRowId()).toMatch(/^[0-9a-f]{24}$/)
  expect(newRowId()).not.toBe(newRowId())
})
