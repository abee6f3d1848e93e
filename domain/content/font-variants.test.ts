import { expect, it } from 'vitest'

import { fontVariant } from './font-variants.ts'

it('a variant of a font is named by its weight and slant', () => {
  expect([fontVariant('400', 'normal'), fontVariant('900', 'italic')]).toEqual(['400', '900-italic'])
})
