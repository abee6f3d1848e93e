import { expect, test } from 'vitest'

import { formatFor } from './image-format.ts'

const modern = 'image/avif,image/webp,*/*'

test.each([
  ['a picture', { mimeType: 'image/jpeg', pixels: 12_000_000 }, 'full', 'avif'],
  ['a picture of unknown size', { mimeType: 'image/png' }, 'full', 'avif'],
  ['a small view of a huge picture', { mimeType: 'image/jpeg', pixels: 90_000_000 }, 'large', 'avif'],
  ['a huge photograph as it is', { mimeType: 'image/jpeg', pixels: 90_000_000 }, 'full', 'jpeg'],
  ['a huge drawing as it is', { mimeType: 'image/webp', pixels: 17_000_000 }, 'full', 'png'],
  ['an animation', { mimeType: 'image/gif' }, 'full', 'webp'],
] as const)('%s comes in the format that is worth its making', (_what, record, size, format) => {
  expect(formatFor(modern, record, size)).toBe(format)
})
