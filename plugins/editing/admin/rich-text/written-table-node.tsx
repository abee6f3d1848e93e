'use client'

import { $applyNodeReplacement, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { lazy, type ReactElement, Suspense } from 'react'

import type { TextTable } from '#domain/content/text-table.ts'

import { TextTableNode } from '../../rich-text/text-table-node.ts'

// Most texts have none, and every page of the panel with a text would load it.
const TableEditor = lazy(async () => ({ default: (await import('./table-editor.tsx')).TableEditor }))

/** A table as it is written in the form. */
export class WrittenTableNode extends TextTableNode<ReactElement> {
  /** Whether somebody has just added it, and is about to write in it. */
  isNew = false

  static override getType(): string {
    return 'table'
  }

  static override clone(node: WrittenTableNode): WrittenTableNode {
    return new WrittenTableNode(node.__table, node.__key)
  }

  override createDOM(): HTMLElement {
    const room = document.createElement('div')
    room.dataset.textTable = ''

    return room
  }

  override decorate(editor: LexicalEditor): ReactElement {
    const key = this.getKey()
    const change = (table: TextTable | null) =>
      editor.update(() => {
        const node = this.getLatest()
        if (table) node.setTable(table)
        else node.remove()
      })

    return (
      <Suspense fallback={<p>Die Tabelle wird geladen …</p>}>
        <TableEditor
          key={key}
          table={this.table()}
          onChange={change}
          isNew={this.isNew}
          onBegun={() => {
            this.isNew = false
          }}
          isLocked={!editor.isEditable()}
        />
      </Suspense>
    )
  }
}

export function $newTable(): WrittenTableNode {
  const node = $applyNodeReplacement(new WrittenTableNode())
  node.isNew = true

  return node
}
