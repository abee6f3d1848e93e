import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { lostWords } from './keep-words.repair.ts'

const typed = { value: 'Zum Angebot', isModified: true, valid: true } satisfies FormState[string]
const told = (value?: unknown) => ({ value, initialValue: value, passesCondition: true, valid: true })

it('what was typed into a field before the server had said anything of it is found where that took its place', () => {
  expect(lostWords({ label: typed }, { label: told() })).toEqual({ label: typed })
  expect(lostWords({ label: typed }, { label: told('Mehr') })).toEqual({ label: typed })
})

it.each([
  ['is still there', { label: typed }, { label: { ...told(), value: typed.value } }],
  ['is still being asked about', { label: typed }, { label: { ...typed, value: 'Zum' } }],
  ['went with its row', { label: typed }, {}],
  ['was changed where the server had spoken', { label: told('Mehr') }, { label: told('Weniger') }],
  ['was nothing yet', { label: { valid: true } }, { label: told('Mehr') }],
] as const)('nothing is lost of what %s', (_, before, after) => {
  expect(lostWords(before, after)).toEqual({})
})
