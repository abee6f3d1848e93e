import { expect, it } from 'vitest'

import { previewedIn } from './previewed-in.ts'

it.each([
  ['', null],
  ['?of=themes', null],
  ['?utm_source=brief&of=2', null],
  ['?preview=id', 'page'],
  ['?preview=id&of=themes', 'look'],
] as const)(
  'an address with %j shows a visitor the page, and an editor what they prepare',
  (search, previewed) => {
    expect(previewedIn(search)).toBe(previewed)
  },
)
