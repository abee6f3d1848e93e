'use client'

import {
  createClientFeature,
  slashMenuBasicGroupWithItems,
  toolbarAddDropdownGroupWithItems,
} from '@payloadcms/richtext-lexical/client'
import { $isNodeSelection, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { $insertNodeToNearestRoot } from '@payloadcms/richtext-lexical/lexical/utils'

import { $newTable, WrittenTableNode } from './written-table-node.tsx'

/** Tables among what can be added to a text. */
export const TextTableFeature = createClientFeature({
  nodes: [WrittenTableNode],
  slashMenu: {
    groups: [
      slashMenuBasicGroupWithItems([
        {
          Icon: TableIcon,
          key: 'table',
          keywords: ['tabelle', 'table', 'zeilen', 'spalten'],
          label: 'Tabelle',
          onSelect: ({ editor }) => insertTable(editor),
        },
      ]),
    ],
  },
  toolbarFixed: {
    groups: [
      toolbarAddDropdownGroupWithItems([
        {
          ChildComponent: TableIcon,
          key: 'table',
          label: 'Tabelle',
          isActive: ({ selection }) =>
            $isNodeSelection(selection) && selection.getNodes()[0] instanceof WrittenTableNode,
          onSelect: ({ editor }) => insertTable(editor),
        },
      ]),
    ],
  },
})

const insertTable = (editor: LexicalEditor) => editor.update(() => void $insertNodeToNearestRoot($newTable()))

function TableIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
      <path stroke="currentColor" d="M4 4.5h12v11H4zM4 8.2h12M4 11.8h12M10 4.5v11" />
    </svg>
  )
}
