import { expect, it } from 'vitest'

import { sectionsOf } from '#domain/content/section-types.ts'

import { sectionChoices } from './section-choices.ts'

const known = (type: string) => ({ hint: type === 'gallery' ? 'Arbeiten zeigen' : 'Text', sketch: '' })
const choose = (typed: string, recent: string[] = []) =>
  sectionChoices({ allowed: sectionsOf('custom_category'), recent, typed, known })

it('those used last come first, as far as the page may hold them, and stand in their group as well', () => {
  const [first, ...others] = choose('', ['form', 'hero', 'content'])

  expect(first?.title).toBe('Zuletzt verwendet')
  expect(first?.choices.map(({ type }) => type)).toEqual(['form', 'content'])
  expect(others.map(({ title }) => title)).not.toContain('Zuletzt verwendet')
  expect(others.flatMap(({ choices }) => choices)).toHaveLength(sectionsOf('custom_category').length)
})

it('what is typed narrows by name and by purpose, and tells each once', () => {
  const types = (typed: string) =>
    choose(typed, ['gallery']).flatMap(({ choices }) => choices.map(({ type }) => type))

  expect(types('GALERIE')).toEqual(['gallery'])
  expect(types('arbeiten zeigen')).toEqual(['gallery'])
  expect(types('gibt es nicht')).toEqual([])
  // Most purposes speak of text, and only some names.
  expect(types('text').slice(0, 2)).toEqual(['columnsImageText', 'columnsImageTextType2'])
  expect(types('inhalt')[0]).toBe('content')
})
