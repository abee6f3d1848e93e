import {
  createEditor,
  type LexicalEditor,
  type SerializedEditorState,
} from '@payloadcms/richtext-lexical/lexical'
import { registerList } from '@payloadcms/richtext-lexical/lexical/list'
import { registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'

import { headingLevelsIn } from '#domain/content/first-heading-level.ts'
import type { WrittenLink } from '#domain/content/editor-messages.ts'

import { canWrite, formattedNodes } from './formatted-nodes.ts'
import { setLink } from './links-of-text.ts'
import { offerFormats } from './offer-formats.ts'

type Writing = {
  element: HTMLElement
  state: unknown
  /** The levels of headings that are right here. */
  headings: readonly number[]
  onChange: (state: SerializedEditorState) => void
  /** Somebody wants the marked words to lead somewhere; `now` is where they lead already. */
  onLink: (now: WrittenLink | null) => void
}

export type FormattedText = {
  editor: LexicalEditor
  setLink: (link: WrittenLink | null) => void
  end: () => void
}

/**
 * Lets somebody write in a formatted text where it stands. Answers how to end it, or null where something is in the
 * text that only the form knows.
 */
export function writeFormatted({
  element,
  state,
  headings,
  onChange,
  onLink,
}: Writing): FormattedText | null {
  const written = state ?? emptyText
  if (!canWrite((written as { root?: unknown }).root)) return null

  const editor = editorOf(written as SerializedEditorState) // each of its nodes is known
  const before = [...element.childNodes]
  element.replaceChildren()
  element.contentEditable = 'true'
  editor.setRootElement(element)
  keepPictures(element, before)
  const formats = offerFormats(editor, { element, headings: headingsOffered(written, headings), onLink })
  let isChanged = false
  const leave = mergeRegister(
    registerRichText(editor),
    registerList(editor),
    editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
      isChanged = true
      onChange(editorState.toJSON())
    }),
    formats,
  )

  return { editor, setLink: (link) => setLink(editor, link), end }

  function end(): void {
    const now = isChanged ? [...element.childNodes].map((node) => node.cloneNode(true)) : before
    leave()
    editor.setRootElement(null)
    element.removeAttribute('contenteditable')
    element.replaceChildren(...now)
  }
}

/** What the text has already can be chosen as well, or it would look like something else. */
function headingsOffered(written: object, headings: readonly number[]): number[] {
  return [...new Set([...headings, ...headingLevelsIn(written)])].toSorted((a, b) => a - b)
}

function editorOf(state: SerializedEditorState): LexicalEditor {
  const editor = createEditor({
    namespace: 'page',
    nodes: formattedNodes,
    onError: (error) => {
      throw error
    },
  })
  editor.setEditorState(editor.parseEditorState(state))

  return editor
}

/** The editor knows which pictures there are, and the page how they look. */
function keepPictures(element: HTMLElement, before: ChildNode[]): void {
  const shown = before.filter((node) => node.nodeName === 'FIGURE')
  for (const [index, figure] of element.querySelectorAll(':scope > figure').entries()) {
    figure.append(...[...(shown[index]?.childNodes ?? [])].map((node) => node.cloneNode(true)))
  }
}

const emptyText = {
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      { type: 'paragraph', version: 1, direction: null, format: '', indent: 0, textFormat: 0, children: [] },
    ],
  },
}
