// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { markText } from '#domain/content/text-marks.ts'

import { uncoverWords } from './uncover-words.ts'
import { fieldOf, valueIn } from './written-field.ts'

const fields = [
  { path: 'subheadline', label: 'Überzeile', kind: 'line', maxLength: 120 },
  { path: 'button.label', label: 'Beschriftung', kind: 'line', maxLength: 80 },
]

beforeEach(() => {
  document.body.innerHTML = `<main><article><h1 data-field="name">Seite</h1>
    <template data-section="a1" data-label="Inhalt"></template>
    <section><p>${markText('Oben', 0)}</p><a aria-label="${markText('Los', 1)}" href="/los">${markText('Los', 1)}<svg></svg></a></section>
    <template data-section="b2" data-label="Inhalt"></template>
    <section><p>${markText('', 0)}</p></section></article></main>`
  for (const mark of document.querySelectorAll('template')) mark.dataset.fields = JSON.stringify(fields)
  uncoverWords(document)
})

const words = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

it('what is seen stays, and says which field it is', () => {
  expect(words('section p').outerHTML).toBe('<p data-field="0">Oben</p>')
  expect(fieldOf(words('section p'))).toEqual({ ...fields[0], section: 'a1' })
  expect(fieldOf(words('h1'))).toMatchObject({ path: 'name', section: '' })
})

it('words beside something else become an element of their own, and names for listeners are plain again', () => {
  expect(words('a').innerHTML).toBe('<span data-field="1">Los</span><svg></svg>')
  expect(words('a').ariaLabel).toBe('Los')
})

it('a field without a word stays empty and can still be found', () => {
  const empty = words('section:last-of-type p')
  expect([empty.innerHTML, fieldOf(empty)?.section]).toEqual(['', 'b2'])
})

it('the value of a field is looked for by the id of its section, wherever that stands', () => {
  const body = [{ id: 'x' }, { id: 'a1', button: { label: 'Los' } }]
  const [, label] = fields
  const field = { ...label, section: 'a1', kind: 'line', path: 'button.label', label: '' } as const

  expect(valueIn({ content: { body } }, field)).toBe('Los')
  expect(valueIn({ content: { body: 0 } }, field)).toBeUndefined()
  expect(valueIn({ name: 'Seite' }, { ...field, section: '', path: 'name' })).toBe('Seite')
})
