import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { lostWords } from './keep-words.repair.ts'

type Field = FormState[string]

const words = 'Zum Angebot'
const untold: Field = { value: words, isModified: true, valid: true }
const told = (value: unknown, more: Partial<Field> = {}): Field => ({
  value,
  initialValue: 'Mehr erfahren',
  passesCondition: true,
  valid: true,
  ...more,
})
const typed = told(words, { isModified: true })
const name: Field = { value: 'Startseite', passesCondition: true }
/** Of the panel's own, which the server knows nothing of. */
const own: Field = { value: 'dieses Fenster' }
const merged = (label: Field): FormState => ({ name: { ...name }, own, label })

it.each([
  ['before the server had said anything of it', untold],
  ['while it was asked about an older form', typed],
])('what was typed into a new row %s is found where the answer took its place', (_, was) => {
  const after = merged(told('Mehr erfahren', { isModified: true }))

  expect(lostWords({ name, own, label: was }, after)).toEqual({ label: was })
})

it.each<[string, Field, FormState]>([
  ['is still there', typed, merged({ ...typed })],
  ['is typed on', typed, { name, label: told('Mehr erfahren', { isModified: true }) }],
  ['went with its row', typed, { name: { ...name } }],
  ['is given up for what is saved', typed, merged(told('Mehr erfahren'))],
  [
    'was saved in other letters',
    typed,
    merged(told('ZUM ANGEBOT', { isModified: true, initialValue: 'ZUM ANGEBOT' })),
  ],
  ['nobody has typed', told('Weniger'), merged(told('Mehr erfahren'))],
])('nothing is lost of what %s', (_, was, after) => {
  expect(lostWords({ name, own, label: was }, after)).toEqual({})
})
