import { describe, expect, it } from 'vitest'

import { headingLevels, nearestLevel } from './heading-levels.ts'

const heading = (level: number) => ({
  root: { type: 'root', children: [{ type: 'heading', tag: `h${level}` }] },
})

type Given = { blockType?: string; path: string; startsPage?: boolean; values?: Record<string, unknown> }
const levelsAt = ({ blockType = 'content', path, startsPage = false, values = {} }: Given) =>
  headingLevels({ blockType, path, startsPage, valueAt: (at) => values[at] })

describe('which headings are right in a text', () => {
  it.each<[claim: string, given: Given, levels: number[]]>([
    ['the text of a section begins with its heading', { path: 'text' }, [2, 3, 4]],
    ['the first of a page may be the one of the page', { path: 'text', startsPage: true }, [1, 2, 3, 4]],
    [
      'a column without a heading above it begins a part of the page',
      { blockType: 'twoColumns', path: 'columns.1.text' },
      [2, 3, 4],
    ],
    [
      'the first row may name the page where nothing else does',
      { blockType: 'slider', path: 'slides.0.text', startsPage: true },
      [1, 2, 3, 4],
    ],
    ['the second row does not', { blockType: 'slider', path: 'slides.1.text', startsPage: true }, [2, 3, 4]],
    [
      'an answer stands below the heading of its section',
      { blockType: 'faq', path: 'items.2.answer', values: { text: heading(2) } },
      [3, 4],
    ],
    [
      'a step stands below its title',
      { blockType: 'steps', path: 'items.0.text', values: { text: heading(2), 'items.0.title': 'Anrufen' } },
      [4],
    ],
    [
      'the title of a step counts where the section has no heading',
      { blockType: 'steps', path: 'items.0.text', values: { 'items.0.title': 'Anrufen' } },
      [3, 4],
    ],
    [
      'what “mehr lesen” reveals stands below the words before it',
      {
        blockType: 'columnsImageTextType2',
        path: 'items.0.more',
        values: { 'items.0.text': heading(3) },
      },
      [4],
    ],
    ['thanks stand below those of the form', { blockType: 'form', path: 'thankYou' }, [3, 4]],
    [
      'a form of an editor says nothing above them',
      { blockType: 'customForm', path: 'thankYou', values: { text: heading(2) } },
      [3, 4],
    ],
    [
      'below a small heading the smallest is left',
      { blockType: 'faq', path: 'items.0.answer', values: { text: heading(5) } },
      [4],
    ],
  ])('%s', (_claim, given, levels) => {
    expect(levelsAt(given)).toEqual(levels)
  })
})

it.each([
  [[2, 3, 4], 1, 2],
  [[3, 4], 2, 3],
  [[2, 3, 4], 6, 4],
  [[1, 3], 2, 3],
])('of %j the nearest to %i is %i', (levels, wanted, nearest) => {
  expect(nearestLevel(levels, wanted)).toBe(nearest)
})
