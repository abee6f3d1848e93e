// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { isSafeMoment } from './safe-moment.ts'

it.each([
  ['<form><button>Bestellen</button></form>', true],
  ['<form><button aria-busy="false">Bestellen</button></form>', true],
  ['<form><button aria-busy="true">Verarbeiten…</button></form>', false],
  ['<dialog>Menü</dialog>', true],
  ['<dialog open>Menü</dialog>', false],
])('the page may go at %s: %s', (html, expected) => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = html

  expect(isSafeMoment(page)).toBe(expected)
})
