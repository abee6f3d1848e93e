// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { nameTools } from './name-tools.ts'

it('a bare sign is named in German, and what stands on a tool is its name', () => {
  document.body.innerHTML = `<div>
    <button aria-label="add dropdown" data-dropdown-key="add"><svg></svg></button>
    <button aria-label="text dropdown" data-dropdown-key="text"><span>Überschrift 2</span></button>
  </div>`
  nameTools(document.body)
  const namesOf = () =>
    [...document.querySelectorAll('button')].map((tool) => tool.getAttribute('aria-label'))
  expect(namesOf()).toEqual(['Einfügen', null])

  document.querySelector('span')?.remove()
  nameTools(document.body)
  expect(namesOf()).toEqual(['Einfügen', 'Textart'])
})
