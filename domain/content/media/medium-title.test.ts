import { expect, it } from 'vitest'

import { mediumTitle } from './medium-title.ts'

it.each([
  [{ alt: 'Suppe', name: 'suppe-0123456789ab.png' }, 'Suppe'],
  [{ alt: '', name: 'sommer-fest-0123456789ab.png' }, 'sommer-fest.png'],
  [{ name: 'Preisliste.pdf' }, 'Preisliste.pdf'],
  [{ alt: ' ', name: null }, 'Ohne Namen'],
])('%o is called “%s”', (named, title) => {
  expect(mediumTitle(named)).toBe(title)
})
