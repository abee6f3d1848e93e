import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { imageExtensions } from '../catalogue/image-part.ts'
import { partTypes } from '../catalogue/product.contract.ts'
import { part, product } from '../catalogue/shop.fixture.ts'
import { uploadProblems } from './upload-problems.ts'

const print = product({
  id: 'print',
  type: 'configurable',
  config: { parts: [part('photo', 'image'), part('photos', 'images'), part('data', 'files')] },
})
const file = (id: string, extension: string) => ({ id, extension, name: `Entwurf.${extension}` })
const files = [file('jpg', 'jpg'), file('pdf', 'pdf'), file('webp', 'webp')]

const problemsOf = (parts: Array<{ part: string; uploads?: string[] }>) =>
  uploadProblems({
    items: [
      { product: 'gone', amount: 1, unit: 'piece', parts: [{ part: 'photo', uploads: ['pdf'] }] },
      { product: 'print', amount: 1, unit: 'piece', parts },
    ],
    products: [print],
    files,
  })

describe('a part for images', () => {
  it('takes a picture', () => {
    expect(problemsOf([{ part: 'photo', uploads: ['jpg'] }])).toEqual([])
  })

  it('refuses each file that is none, by the name that the guest knows', () => {
    const data = { part: 'data', uploads: ['pdf'] }

    expect(problemsOf([data, { part: 'photos', uploads: ['jpg', 'pdf', 'webp'] }])).toEqual([
      { field: 'items.1.parts.1', code: 'upload-no-image', facts: { name: 'Entwurf.pdf' } },
      { field: 'items.1.parts.1', code: 'upload-no-image', facts: { name: 'Entwurf.webp' } },
    ])
  })
})

test('a file is refused exactly where a part for images holds what is no image', () => {
  const extensions = [...imageExtensions, 'pdf', 'zip', 'webp', '', 'xpng']
  const cases = fc.record({ type: fc.constantFrom(...partTypes), extension: fc.constantFrom(...extensions) })

  fc.assert(
    fc.property(cases, ({ type, extension }) => {
      const problems = uploadProblems({
        items: [{ product: 'print', amount: 1, unit: 'piece', parts: [{ part: 'p', uploads: [extension] }] }],
        products: [{ ...print, config: { parts: [part('p', type)] } }],
        files: [file(extension, extension)],
      })
      const isRefused = type.startsWith('image') && !imageExtensions.some((known) => known === extension)

      expect(problems).toHaveLength(isRefused ? 1 : 0)
    }),
  )
})
