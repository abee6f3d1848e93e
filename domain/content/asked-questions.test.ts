import { expect, it } from 'vitest'

import { askedQuestions } from './asked-questions.ts'
import type { PageView } from './page.contract.ts'
import { markText } from './text-marks.ts'

const words = (text: string) => ({ type: 'text', text })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const text = (...children: object[]) => ({ root: { type: 'root', children } })
const answer = text(paragraph(words('Einen Tag.')))
const faq = (items: object[], more: object = {}) =>
  ({ blockType: 'faq', items, ...more }) as PageView['body'][number]
const asked = (...body: PageView['body']) => askedQuestions({ body, content: {} })

it('a page asks the questions of all of its sections, each once and in their order', () => {
  const first = faq([{ question: 'Wie lange?', answer }])
  const second = faq([
    { question: 'Wie viel?', answer: text(paragraph(words('Fixpreis.'))) },
    { question: 'Wie lange?', answer },
  ])

  expect(asked(first, { blockType: 'sectionLink' }, second)).toEqual([
    { question: 'Wie lange?', answer: 'Einen Tag.' },
    { question: 'Wie viel?', answer: 'Fixpreis.' },
  ])
})

it.each([
  ['that visitors do not see', faq([{ question: 'Wie lange?', answer }], { unseen: 'Ausgeblendet' })],
  ['without an answer', faq([{ question: 'Wie lange?', answer: text(paragraph()) }])],
  ['without a question', faq([{ question: '  ', answer }])],
  ['that is none', faq([null as never, {}])],
])('no question %s is asked', (_, section) => {
  expect(asked(section)).toEqual([])
})

it('an answer is told as its lines, without what only an editor’s frame knows', () => {
  const list = {
    type: 'list',
    children: [
      { type: 'listitem', children: [words('Küche')] },
      { type: 'listitem', children: [words('Bad')] },
    ],
  }
  const table = { type: 'table', version: 1, caption: 'Preise', hasHead: false, rows: [['A', '1']] }
  const said = text(
    paragraph(
      words('Alles: '),
      { type: 'link', children: [words('hier')] },
      { type: 'linebreak' },
      words('und'),
    ),
    list,
    { type: 'upload', value: 'bild' },
    table,
  )

  expect(asked(faq([{ question: markText('Was?', 3), answer: said }]))).toEqual([
    { question: 'Was?', answer: 'Alles: hier\nund\nKüche\nBad\nPreise\nA | 1' },
  ])
})
