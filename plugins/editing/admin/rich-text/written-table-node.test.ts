// @vitest-environment jsdom
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'

import { TextTableNode } from '../../rich-text/text-table-node.ts'
import { $newTable, WrittenTableNode } from './written-table-node.tsx'

type Drawn = { isNew: boolean; onBegun: () => void }

const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 }
const table = {
  type: 'table',
  version: 1,
  caption: 'Maße',
  hasHead: false,
  rows: [
    ['Größe', 'Dauer'],
    ['klein', '2 h'],
  ],
}

it.each([
  ['on the server', TextTableNode],
  ['in the form', WrittenTableNode],
])('a stored table is the same %s', (_where, node) => {
  const editor = createHeadlessEditor({ nodes: [node] })
  const stored = { root: { ...root, children: [table] } } as unknown as SerializedEditorState // as it is stored

  expect(editor.parseEditorState(stored).toJSON()).toEqual(stored)
})

it('what a spreadsheet or a page copies is a table of the form', () => {
  const editor = createHeadlessEditor({ nodes: [WrittenTableNode] })
  const copied = `<table><caption>Maße</caption><tr><th>Größe</th><th>Dauer</th></tr>
    <tr><td><p>klein</p></td><td style="color:red">2&nbsp;h</td></tr></table>`
  const page = new DOMParser().parseFromString(copied, 'text/html')
  const found: unknown[] = []
  editor.update(
    () => void found.push(...$generateNodesFromDOM(editor, page).map((node) => node.exportJSON())),
    {
      discrete: true,
    },
  )

  expect(found).toEqual([{ ...table, hasHead: true }])
})

it('a table that was just added leads to its first cell once, however often it is drawn', () => {
  const editor = createHeadlessEditor({ nodes: [WrittenTableNode] })
  const drawn: boolean[] = []
  editor.update(
    () => {
      const table = $newTable()
      for (let time = 0; time < 2; time += 1) {
        // What stands within the boundary that waits for its code.
        const { props } = (table.decorate(editor).props as { children: ReactElement<Drawn> }).children
        drawn.push(props.isNew)
        props.onBegun()
      }
    },
    { discrete: true },
  )

  expect(drawn).toEqual([true, false])
})
