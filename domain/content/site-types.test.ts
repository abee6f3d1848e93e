import { describe, expect, it } from 'vitest'

import { hasContentField } from './site-types.ts'

describe('a page', () => {
  it.each([
    ['custom_news', 'teaserText', true],
    ['custom_service', 'description', true],
    ['custom_category', 'video', true],
    ['custom_category', 'description', false],
    ['default', 'videos', false],
    ['toString', 'label', false],
  ] as const)('of type %s has the field %s: %s', (type, field, has) => {
    expect(hasContentField(type, field)).toBe(has)
  })
})
