import {
  $createParagraphNode,
  $getSelection,
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list'
import { $createHeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'

import type { WrittenLink } from '#domain/content/editor-messages.ts'

import { linkOfSelection } from './links-of-text.ts'
import { type BlockKind, formatsOfSelection, type HeadingTag } from './formats-of-selection.ts'
import { overlayIn, placeAbove, toolButton } from './tool-parts.ts'

type Look = { sign: string } | { icon: 'bullets' | 'numbers' }
type Format = Look & { label: string; hint?: string; run: (editor: LexicalEditor) => void }

const formatsWith = (headings: readonly number[]): (Format & { of: 'bold' | 'italic' | BlockKind })[] => [
  { of: 'bold', sign: 'F', label: 'Fett', hint: 'Strg+B', run: (editor) => setMark(editor, 'bold') },
  { of: 'italic', sign: 'K', label: 'Kursiv', hint: 'Strg+I', run: (editor) => setMark(editor, 'italic') },
  { of: 'paragraph', sign: '¶', label: 'Absatz', run: (editor) => setBlock(editor, 'paragraph') },
  ...headings.map((level) => {
    const tag = `h${level}` as HeadingTag // levels are 1 to 6
    return {
      of: tag,
      sign: tag.toUpperCase(),
      // Whoever says what is seen to their device means this one.
      label: `Überschrift ${tag.toUpperCase()}`,
      run: (editor: LexicalEditor) => setBlock(editor, tag),
    }
  }),
  { of: 'ul', icon: 'bullets', label: 'Aufzählung', run: (editor) => setList(editor, 'ul') },
  { of: 'ol', icon: 'numbers', label: 'Nummerierte Liste', run: (editor) => setList(editor, 'ol') },
]

type Offered = {
  element: HTMLElement
  /** The levels of headings that are right in this text. */
  headings: readonly number[]
  onLink: (now: WrittenLink | null) => void
}

/** Buttons above a text that is being written, for what most need; everything else is in the form. */
export function offerFormats(editor: LexicalEditor, { element, headings, onLink }: Offered): () => void {
  const { bar, remove } = overlayIn(element.ownerDocument, 'Text formatieren')
  const buttons = formatsWith(headings).map(({ of, run, ...tool }) => {
    const button = toolButton({ ...tool, run: () => run(editor) })
    bar.append(button)
    return { of, button }
  })
  const askLink = () => {
    const { now, isPossible } = linkOfSelection(editor)
    if (isPossible) onLink(now)
  }
  const linking = toolButton({ icon: 'link', label: 'Link', hint: 'Strg+K', run: askLink })
  bar.append(linking)
  const show = () => {
    const { block, isBold, isItalic } = formatsOfSelection(editor)
    for (const { of, button } of buttons) {
      button.ariaPressed = String(of === block || (of === 'bold' && isBold) || (of === 'italic' && isItalic))
    }
    const { now, isPossible } = linkOfSelection(editor)
    linking.disabled = !isPossible
    linking.ariaPressed = String(now !== null)
    placeAbove(bar, element)
  }
  const hearKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false
    event.preventDefault()
    // What was marked right before is known to the editor once the browser has told it.
    setTimeout(askLink)
    return true
  }
  // Who presses a button goes on writing where they were.
  bar.addEventListener('pointerdown', (event) => event.preventDefault())
  show()

  return mergeRegister(
    editor.registerUpdateListener(show),
    editor.registerCommand(KEY_DOWN_COMMAND, hearKey, COMMAND_PRIORITY_LOW),
    remove,
  )
}

function setMark(editor: LexicalEditor, mark: 'bold' | 'italic'): void {
  editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark)
}

function setList(editor: LexicalEditor, kind: 'ul' | 'ol'): void {
  const insert = kind === 'ul' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
  editor.dispatchCommand(formatsOfSelection(editor).block === kind ? REMOVE_LIST_COMMAND : insert, undefined)
}

function setBlock(editor: LexicalEditor, block: 'paragraph' | HeadingTag): void {
  if (['ul', 'ol'].includes(formatsOfSelection(editor).block)) {
    editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
  }
  editor.update(() => {
    $setBlocksType($getSelection(), () =>
      block === 'paragraph' ? $createParagraphNode() : $createHeadingNode(block),
    )
  })
}
