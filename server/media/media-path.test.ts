import { expect, test } from 'vitest'

import { currentPath, parseMediaPath } from './media-path.ts'

const id = '0197a1b2-0000-7000-8000-000000000001'
const named = { id, version: 'ab12cd34', extension: 'jpg' }

test.each([
  [`/image/${id}-ab12cd34.jpg`, { kind: 'image', size: 'full', ...named }],
  [`/image/small/${id}-ab12cd34.jpg`, { kind: 'image', size: 'small', ...named }],
  [`/image/product/${id}-ab12cd34.jpg`, { kind: 'product', ...named }],
  [`/image/category/${id}-ab12cd34.jpg`, { kind: 'category', ...named }],
  [`/upload/9f8e7d6c/${id}-ab12cd34.jpg`, { kind: 'upload', publicHash: '9f8e7d6c', ...named }],
  [`/upload/9f8e7d6c/preview/${id}-ab12cd34.jpg`, { kind: 'preview', publicHash: '9f8e7d6c', ...named }],
])('%s is understood', (path, meant) => {
  expect(parseMediaPath(path)).toEqual(meant)
})

test.each([
  `/image/huge/${id}-ab12cd34.jpg`,
  `/image/641/${id}-ab12cd34.jpg`,
  `/image/small/../${id}-ab12cd34.jpg`,
  `/image/small/${id}-../../etc/passwd`,
  `/image/small/..%2f${id}-ab12cd34.jpg`,
  `/upload/../../${id}-ab12cd34.jpg`,
  `/upload/9f8e7d6c/..-ab12cd34.jpg`,
  `/upload/9f8e7d6c/preview/${id}-ab12cd34.mp4`,
  `/upload/preview/${id}-ab12cd34.jpg`,
  '/image/',
])('%s is nothing', (path) => {
  expect(parseMediaPath(path)).toBeNull()
})

test.each([
  [`/image/small/${id}-ab12cd34.jpg`, `/image/small/${id}-ee55ff66.webp`],
  [`/upload/9f8e7d6c/preview/${id}-ab12cd34.jpg`, `/upload/9f8e7d6c/preview/${id}-ee55ff66.jpg`],
  [`/image/small/${id}-ee55ff66.webp`, null],
  [`/upload/9f8e7d6c/preview/${id}-ee55ff66.jpg`, null],
])('%s leads to the current version', (path, current) => {
  const meant = parseMediaPath(path)

  expect(meant && currentPath(path, meant, { version: 'ee55ff66', extension: 'webp' })).toBe(current)
})
