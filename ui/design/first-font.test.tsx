import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { FirstFont } from './first-font.tsx'

const face = { src: '/api/fonts/file/haus.woff2?v=abc', format: 'woff2' }

it.each([
  ['the font of the house', 'Hausschrift', face, `href="${face.src}" type="font/woff2"`],
  ['the font that the product brings along', 'Mulish', undefined, 'mulish-german.woff2" type="font/woff2"'],
  ['the same while nothing is known', undefined, undefined, 'mulish-german.woff2"'],
  ['an old format without its type', 'Alt', { src: '/alt.ttf', format: 'truetype' }, 'href="/alt.ttf"/>'],
])('%s is fetched first', (_, family, own, expected) => {
  expect(renderToStaticMarkup(<FirstFont family={family} face={own} />)).toContain(expected)
})

it('a font that nobody has stored is not waited for, and no other is fetched in vain', () => {
  expect(renderToStaticMarkup(<FirstFont family="Fehlt" face={undefined} />)).toBe('')
})
