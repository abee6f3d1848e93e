import fc from 'fast-check'
import { expect, it } from 'vitest'

import { sectionSummary } from './section-summary.ts'

const text = (...words: string[]) => ({
  root: {
    type: 'root',
    children: words.map((word) => ({ type: 'heading', tag: 'h2', children: [{ type: 'text', text: word }] })),
  },
})

it.each([
  [{ blockType: 'content', subheadline: 'Worum es geht', text: text('Fassaden') }, 'Worum es geht'],
  [{ blockType: 'content', subheadline: '', text: text('', 'Fassaden altern') }, 'Fassaden altern'],
  [
    {
      blockType: 'gallery',
      items: [{ image: '0198b1d4-0000-7000-8000-000000000001' }, { text: text('Vorher') }],
    },
    'Vorher',
  ],
  [
    {
      blockType: 'content',
      text: { root: { type: 'root', children: [{ type: 'table', rows: [['Größe', 'Dauer']] }] } },
    },
    'Größe | Dauer',
  ],
  [{ blockType: 'buttons', buttons: [{ label: 'Los', link: '/kontakt' }] }, 'Los'],
  [{ blockType: 'image', image: '0198b1d4-0000-7000-8000-000000000001' }, ''],
  [null, ''],
])('of %o one reads “%s”', (section, words) => {
  expect(sectionSummary(section)).toBe(words)
})

it('fits one line, whatever a section holds', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(sectionSummary(anything).length).toBeLessThanOrEqual(60)
    }),
  )
})
