// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'

import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { DayField } from './day-field.tsx'
import type { Filters } from './use-filters.ts'

let screen: Screen
let written: [name: string, value: string | null, how?: string][]

beforeEach(() => {
  screen = new Screen()
  written = []
})

afterEach(() => screen.close())

const show = (ab?: string) => {
  const filters: Filters = {
    filters: [],
    values: ab ? { ab } : {},
    search: '',
    active: [],
    set: (...given) => written.push(given),
    type: () => undefined,
    clear: () => undefined,
  }

  return screen.show(<DayField id="ab" name="ab" filters={filters} />)
}
const field = () => screen.place.querySelector('input')
const type = (text: string) => screen.type('input', text)

test('a year that is being typed asks for nothing until it is one, and leaves no steps behind', async () => {
  await show()
  for (const year of ['0002', '0020', '0202', '2026']) await type(`${year}-11-24`)

  expect(written).toEqual([['ab', '2026-11-24', 'replace']])
})

test('an answer to an earlier digit does not take the later ones away', async () => {
  await show()
  await type('2026-11-02')
  await type('2026-11-24')
  await show('2026-11-02')

  expect(field()?.value).toBe('2026-11-24')
})

test('what somebody else has changed stands in the field', async () => {
  await show('2026-11-24')
  await show()

  expect(field()?.value).toBe('')
})

test('an emptied field narrows nothing, and a half-typed one as it did before', async () => {
  await show('2026-11-24')
  let badInput = true
  Object.defineProperty(field(), 'validity', { get: () => ({ badInput }) })
  await type('')
  expect(written).toEqual([])

  await type('2026-11-25')
  badInput = false
  await type('')
  expect(written.at(-1)).toEqual(['ab', '', 'replace'])
})
