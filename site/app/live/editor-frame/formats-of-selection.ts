import { $getSelection, $isRangeSelection, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { $isListNode } from '@payloadcms/richtext-lexical/lexical/list'
import { $isHeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $findMatchingParent } from '@payloadcms/richtext-lexical/lexical/utils'

export type HeadingTag = `h${1 | 2 | 3 | 4 | 5 | 6}`
export type BlockKind = 'paragraph' | 'ul' | 'ol' | HeadingTag

type Formats = { block: BlockKind; isBold: boolean; isItalic: boolean }

/** How the text looks where somebody writes. */
export function formatsOfSelection(editor: LexicalEditor): Formats {
  return editor.getEditorState().read(() => {
    const selection = $getSelection()
    if (!$isRangeSelection(selection)) return { block: 'paragraph', isBold: false, isItalic: false }
    const anchor = selection.anchor.getNode()
    const heading = $findMatchingParent(anchor, $isHeadingNode)
    // A list within a list is told by the nearest one.
    const list = $findMatchingParent(anchor, $isListNode)
    const kindOfList = list && (list.getListType() === 'number' ? 'ol' : 'ul')

    return {
      block: heading?.getTag() ?? kindOfList ?? 'paragraph',
      isBold: selection.hasFormat('bold'),
      isItalic: selection.hasFormat('italic'),
    }
  })
}
