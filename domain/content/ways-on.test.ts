import { expect, it } from 'vitest'

import { waysOn } from './ways-on.ts'

const menu = [
  { label: 'Start', href: '/' },
  { label: 'Bestellen', href: '/store' },
  { label: 'Küche', href: '/unsere-kueche' },
]

it.each([
  ['nothing but home where there is nothing else', { menu: [], hasBranches: false }, []],
  [
    'branches and contact as far as they are there',
    { menu: [], contactHref: '/kontakt', hasBranches: true },
    ['/store', '/kontakt'],
  ],
  [
    'each place once, and home not again',
    { menu, contactHref: '/kontakt', hasBranches: true },
    ['/store', '/unsere-kueche', '/kontakt'],
  ],
  [
    'a place with an anchor is the same place',
    { menu: [{ label: 'Schreiben', href: '/kontakt#form' }], contactHref: '/kontakt', hasBranches: false },
    ['/kontakt#form'],
  ],
])('a missing page leads to %s', (_which, frame, hrefs) => {
  expect(waysOn(frame).map(({ href }) => href)).toEqual(hrefs)
})
