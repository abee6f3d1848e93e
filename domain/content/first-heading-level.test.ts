import { expect, it } from 'vitest'

import { firstHeadingLevel } from './first-heading-level.ts'

const text = (tag: string) => ({ root: { children: [{ type: 'paragraph' }, { type: 'heading', tag }] } })

it('the first heading of a page tells its level, wherever it stands', () => {
  expect(firstHeadingLevel([{ blockType: 'hero', text: text('h1') }, { text: text('h2') }])).toBe(1)
  expect(firstHeadingLevel([{ columns: [{ text: text('h3') }] }])).toBe(3)
  expect(firstHeadingLevel([{ image: { id: 'a' } }, null])).toBeNull()
})
