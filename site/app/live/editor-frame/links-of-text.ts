import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { $findMatchingParent } from '@payloadcms/richtext-lexical/lexical/utils'

import type { WrittenLink } from '#domain/content/editor-messages.ts'

import { type LinkFields, WrittenLinkNode } from './formatted-nodes.ts'

/** Where the marked words lead, and whether they can lead anywhere: nobody has marked any where none are. */
export type LinkOfSelection = { now: WrittenLink | null; isPossible: boolean }

export function linkOfSelection(editor: LexicalEditor): LinkOfSelection {
  return editor.getEditorState().read(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return { now: null, isPossible: false }
    const link = linkAround(selection.anchor.getNode())

    return { now: link && toWritten(link.fields()), isPossible: link !== null || !selection.isCollapsed() }
  })
}

/** Lets the marked words lead somewhere else, or nowhere for null. A link that somebody stands in is changed as a whole. */
export function setLink(editor: LexicalEditor, link: WrittenLink | null): void {
  editor.update(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return
    const around = linkAround(selection.anchor.getNode())
    if (around) {
      if (link) around.setFields(toFields(link))
      else unwrap(around)
    } else if (link && !selection.isCollapsed()) wrap(selection, link)
  })
}

/** Links that are marked with them go: words lead to one place. */
function wrap(selection: RangeSelection, link: WrittenLink): void {
  const nodes = selection.extract()
  for (const node of nodes) {
    const other = linkAround(node)
    if (other) unwrap(other)
  }
  let last: WrittenLinkNode | null = null
  for (const node of nodes.filter($isTextNode)) {
    if (last === null || node.getPreviousSibling()?.getKey() !== last.getKey()) {
      last = new WrittenLinkNode().setFields(toFields(link))
      node.insertBefore(last)
    }
    last.append(node)
  }
}

function unwrap(link: WrittenLinkNode): void {
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}

const isLink = (node: LexicalNode): node is WrittenLinkNode => node instanceof WrittenLinkNode
const linkAround = (node: LexicalNode): WrittenLinkNode | null => $findMatchingParent(node, isLink)

function toWritten({ linkType, url, doc, newTab }: LinkFields): WrittenLink {
  const isNew = newTab === true

  return linkType === 'internal'
    ? { page: typeof doc?.value === 'string' ? doc.value : '', newTab: isNew }
    : { url: String(url ?? ''), newTab: isNew }
}

function toFields(link: WrittenLink): LinkFields {
  return 'page' in link
    ? { linkType: 'internal', doc: { relationTo: 'sites', value: link.page }, url: '', newTab: link.newTab }
    : { linkType: 'custom', doc: null, url: link.url, newTab: link.newTab }
}
