import {
  $getRoot,
  $isElementNode,
  $isTextNode,
  type LexicalEditor,
  type SerializedEditorState,
} from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { expect, it } from 'vitest'

import { formattedNodes } from './formatted-nodes.ts'
import { linkOfSelection, setLink } from './links-of-text.ts'
import { block, link, words } from './text-state.fixture.ts'

function textOf(...children: object[]): LexicalEditor {
  const editor = createHeadlessEditor({ nodes: formattedNodes })
  const paragraph = { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children }
  const state = { root: { ...block, type: 'root', children: [paragraph] } }
  editor.setEditorState(editor.parseEditorState(state as unknown as SerializedEditorState)) // as it is stored

  return editor
}

/** Marks from one place to another, each by the number of its text and of a letter in it. */
function mark(editor: LexicalEditor, from: [number, number], to: [number, number]): void {
  editor.update(
    () => {
      const texts = $getRoot().getAllTextNodes()
      const [first, last] = [texts[from[0]], texts[to[0]]]
      if (!first || !last) throw new Error('There is no such text')
      const selection = first.select(from[1], from[1])
      selection.focus.set(last.getKey(), to[1], 'text')
    },
    { discrete: true },
  )
}

/** What stands in the paragraph: words, and those of a link with where they lead. */
const told = (editor: LexicalEditor) =>
  editor.getEditorState().read(() => {
    const paragraph = $getRoot().getFirstChildOrThrow()
    if (!$isElementNode(paragraph)) throw new Error('There is no paragraph')

    return paragraph.getChildren().map((child) => {
      if ($isTextNode(child)) return child.getTextContent()
      const { fields } = child.exportJSON() as { fields?: Record<string, unknown> }
      return [child.getTextContent(), fields]
    })
  })

const settle = () => new Promise((done) => setTimeout(done))

it('marked words lead where they shall, across bold ones as one link', async () => {
  const editor = textOf(words('Mehr steht '), words('auf der', 1), words(' Seite der Preise.'))
  mark(editor, [0, 5], [2, 6])
  expect(linkOfSelection(editor)).toEqual({ now: null, isPossible: true })
  setLink(editor, { page: '0193', newTab: false })
  await settle()

  expect(told(editor)).toEqual([
    'Mehr ',
    [
      'steht auf der Seite',
      { linkType: 'internal', doc: { relationTo: 'sites', value: '0193' }, url: '', newTab: false },
    ],
    ' der Preise.',
  ])
})

it('a link that somebody stands in leads elsewhere as a whole, and keeps what the form knows of it', async () => {
  const editor = textOf(words('Mehr steht '), link, words('.'))
  mark(editor, [1, 2], [1, 2])
  expect(linkOfSelection(editor)).toEqual({ now: { page: '0192', newTab: false }, isPossible: true })
  setLink(editor, { url: 'https://example.com', newTab: true })
  await settle()

  const fields = { linkType: 'custom', doc: null, url: 'https://example.com', newTab: true }
  expect(told(editor)).toEqual(['Mehr steht ', ['hier', fields], '.'])
  expect(linkOfSelection(editor).now).toEqual({ url: 'https://example.com', newTab: true })
  expect(JSON.stringify(editor.getEditorState().toJSON())).toContain('"id":"66f0"')
})

it('a link goes and its words stay, and one that is marked with other words gives way', async () => {
  const editor = textOf(words('Mehr steht '), link, words('.'))
  mark(editor, [1, 0], [1, 4])
  setLink(editor, null)
  await settle()
  expect(told(editor).join('')).toBe('Mehr steht hier.')

  const other = textOf(words('Mehr steht '), link, words('.'))
  mark(other, [0, 5], [1, 4])
  setLink(other, { url: '/preise', newTab: false })
  await settle()
  expect(told(other)).toEqual([
    'Mehr ',
    ['steht hier', { linkType: 'custom', doc: null, url: '/preise', newTab: false }],
    '.',
  ])
})

it('nothing leads anywhere where nothing is marked', async () => {
  const editor = textOf(words('Mehr'))
  mark(editor, [0, 2], [0, 2])
  expect(linkOfSelection(editor)).toEqual({ now: null, isPossible: false })
  setLink(editor, { url: '/preise', newTab: false })
  await settle()

  expect(told(editor)).toEqual(['Mehr'])
})

it('a page that is told as a whole is to be chosen anew, instead of being stored as no id', () => {
  const fields = { ...link.fields, doc: { relationTo: 'sites', value: { id: '0192' } } }
  const editor = textOf({ ...link, fields })
  mark(editor, [0, 1], [0, 1])

  expect(linkOfSelection(editor).now).toEqual({ page: '', newTab: false })
})
