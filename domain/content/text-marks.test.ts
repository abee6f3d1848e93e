import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { markOf, markText, unmarked, unmarkText } from './text-marks.ts'

describe('a marked text', () => {
  it('says its field, and reads as before', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 255 }), (text, field) => {
        const plain = unmarkText(text)
        const marked = markText(text, field)
        expect([markOf(marked), unmarkText(marked)]).toEqual([field, plain])
      }),
    )
  })

  it('says the last field where it is marked anew, and none beyond the largest', () => {
    expect(markOf(markText(markText('Text', 3), 7))).toBe(7)
    expect(markText('Text', 256)).toBe('Text')
    expect(markOf('Text')).toBeNull()
  })

  it('stays marked where its letters are made large or are trimmed', () => {
    expect(markOf(markText('Über uns', 12).toUpperCase().trim())).toBe(12)
  })
})

it('a section without its marks is what it was, with nothing where nothing is written', () => {
  const written = { root: { type: 'root', children: [{ type: 'paragraph' }] }, mark: 1 }
  const section = {
    subheadline: markText('', 0),
    text: { root: { type: 'root', children: [] }, mark: 1 },
    columns: [{ text: written, buttons: [{ label: markText('Los', 4), link: '/los' }] }],
    limit: 3,
  }

  expect(unmarked(section)).toEqual({
    subheadline: null,
    text: null,
    columns: [{ text: written, buttons: [{ label: 'Los', link: '/los' }] }],
    limit: 3,
  })
})
