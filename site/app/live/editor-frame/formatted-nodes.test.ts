import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { expect, it } from 'vitest'

import { canWrite, formattedNodes } from './formatted-nodes.ts'
import { block, link, words } from './text-state.fixture.ts'

const state = {
  root: {
    ...block,
    type: 'root',
    children: [
      { ...block, type: 'heading', tag: 'h2', children: [words('Warum wir')] },
      {
        ...block,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: [words('Mehr steht '), link, words('.', 1)],
      },
      {
        ...block,
        type: 'list',
        listType: 'number',
        start: 1,
        tag: 'ol',
        children: [{ ...block, type: 'listitem', value: 1, children: [words('Erstens')] }],
      },
      { ...block, type: 'quote', children: [words('Gut.')] },
      {
        type: 'upload',
        version: 3,
        relationTo: 'images',
        value: '0193',
        fields: { caption: 'Vorher' },
        id: '66f1',
        format: '',
      },
      { type: 'horizontalrule', version: 1 },
      { type: 'table', version: 1, caption: 'Maße', hasHead: true, rows: [['Größe'], ['klein']] },
    ],
  },
}

it('a text that is written on the page keeps all that the form knows of it, links to pages among it', () => {
  const editor = createHeadlessEditor({ nodes: formattedNodes })
  const parsed = editor.parseEditorState(state as unknown as SerializedEditorState) // as it is stored

  expect(canWrite(state.root)).toBe(true)
  expect(parsed.toJSON()).toEqual(state)
})

it.each([
  { type: 'code', children: [] },
  { ...block, type: 'paragraph', children: [{ type: 'block', fields: {} }] },
  null,
])('what only the form knows is written there: %o', (child) => {
  expect(canWrite({ ...state.root, children: [child] })).toBe(false)
})
