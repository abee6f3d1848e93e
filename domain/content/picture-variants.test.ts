import { expect, it } from 'vitest'

import { imageWidths, pictureSet, type PictureSize } from './media-paths.ts'
import { variantName, variantsAhead } from './picture-variants.ts'

const named = (picture: Parameters<typeof variantsAhead>[0]) =>
  variantsAhead(picture).map(({ size, format }) => `${size}.${format}`)

it.each([
  [
    'a photograph in all sizes that pages name, in both small formats, and once for messengers',
    { mimeType: 'image/jpeg', width: 4000 },
    [
      'small.avif',
      'medium.avif',
      'tiny.avif',
      'large.avif',
      'thumbnail.avif',
      'small.webp',
      'medium.webp',
      'tiny.webp',
      'large.webp',
      'thumbnail.webp',
      'medium.jpeg',
    ],
  ],
  [
    'a logo not larger than it is, and as it is',
    { mimeType: 'image/png', width: 300 },
    [
      'small.avif',
      'tiny.avif',
      'thumbnail.avif',
      'full.avif',
      'small.webp',
      'tiny.webp',
      'thumbnail.webp',
      'full.webp',
      'medium.png',
    ],
  ],
  [
    'an animation as one',
    { mimeType: 'image/gif', width: 200 },
    ['tiny.webp', 'thumbnail.webp', 'full.webp'],
  ],
  ['a drawing as nothing else', { mimeType: 'image/svg+xml', width: 300 }, []],
])('%s is made ahead', (_claim, picture, expected) => {
  expect(named(picture)).toEqual(expected)
})

it('a document, of which nobody knows how large it is drawn, is made in all sizes', () => {
  expect(named({ mimeType: 'application/pdf', width: null })).toHaveLength(11)
})

it('whatever the browser may choose of a picture is made ahead, and no size is made of which none is named', () => {
  const picture = { id: 'p', version: '1', extension: 'jpg' }
  for (let width = 1; width <= 2500; width += 1) {
    const made = new Set(variantsAhead({ mimeType: 'image/jpeg', width }).map(({ size }) => size))
    const set = pictureSet({ ...picture, width }, ['thumbnail', 'tiny', 'small', 'medium', 'large'])
    const chosen = set.split(', ').map((each) => Number(each.split(' ')[1]?.slice(0, -1)))
    // Pages are previewed by this one, however small the picture is; the format for it is made.
    made.delete('full')
    if (!chosen.includes(imageWidths.medium)) made.delete('medium')

    expect([...made].map((size) => imageWidths[size as PictureSize]).toSorted((a, b) => a - b)).toEqual(
      chosen,
    )
  }
})

it('a variant lies below the name of what it shows', () => {
  expect(variantName({ id: 'p', version: 'v2' }, { size: 'small', format: 'avif' })).toBe('p-v2-small.avif')
})
