import { expect, it } from 'vitest'

import { headingsInForm } from './headings-in-form.ts'

const text = (level: number) => ({ value: { root: { children: [{ type: 'heading', tag: `h${level}` }] } } })

const page = {
  name: { value: 'Fenster' },
  'content.body': { value: 3 },
  'content.body.0.blockType': { value: 'hero' },
  'content.body.0.text': text(1),
  'content.body.1.blockType': { value: 'faq' },
  'content.body.1.text': text(2),
  'content.body.1.items.0.answer': { value: null },
  'content.body.2.blockType': { value: 'content' },
}
const levels = (path: string, fields: object = page, collection = 'sites') =>
  headingsInForm({ collection, path, fields: { ...page, ...fields } })

it('the first text of a page may name it, the next ones begin parts of it', () => {
  expect(levels('content.body.0.text')).toEqual([1, 2, 3, 4])
  expect(levels('content.body.2.text')).toEqual([2, 3, 4])
})

it('an answer stands below the heading of its section as it is just now', () => {
  expect(levels('content.body.1.items.0.answer')).toEqual([3, 4])
  expect(levels('content.body.1.items.0.answer', { 'content.body.1.text': { value: null } })).toEqual([
    2, 3, 4,
  ])
})

it('a section that nobody sees names nothing, and a piece may', () => {
  expect(levels('content.body.1.text', { 'content.body.0.isHidden': { value: true } })).toEqual([1, 2, 3, 4])
  expect(
    levels('content.body.1.text', {
      'content.body.0.text': undefined,
      'content.body.0.blockType': { value: 'piece' },
    }),
  ).toEqual([2, 3, 4])
})

it('a simple page is named above its text, a piece and a template are parts of pages', () => {
  expect(levels('content.text')).toEqual([2, 3, 4])
  expect(levels('content.text', {}, 'blocks')).toEqual([3, 4])
  expect(
    levels('content.sections.0.text', { 'content.sections.0.blockType': { value: 'content' } }, 'blocks'),
  ).toEqual([2, 3, 4])
})
