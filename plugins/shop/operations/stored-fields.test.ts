import * as z from 'zod/mini'
import { expect, it } from 'vitest'

import { storedFields } from './stored-fields.ts'

const view = z.object({
  name: z.string(),
  note: z.nullish(z.string()),
  isOpen: z.boolean(),
  isFull: z.boolean(),
})

it('shows what the contract names and nothing else of the record', () => {
  const stored = { name: 'Wien', note: 'am Markt', isOpen: true, isFull: false, secret: 'hash' }

  expect(storedFields(view, stored)).toEqual({ name: 'Wien', note: 'am Markt', isOpen: true, isFull: false })
})

it('takes a switch that nobody has touched for off', () => {
  const stored: { name: string; note?: string | null; isOpen?: boolean | null } = {
    name: 'Wien',
    isOpen: null,
  }

  expect(storedFields(view, stored)).toMatchObject({ isOpen: false, isFull: false })
})
