import type { FrameMessage, WrittenLink } from '#domain/content/editor-messages.ts'

import { type FieldOnPage, fieldOf, valueIn, wordsAround, wordsIn } from './written-field.ts'
import type { FormattedText, writeFormatted } from './write-formatted.ts'
import { goesBeyond, textOf } from './written-line.ts'

type Frame = {
  tell: (message: FrameMessage) => void
  /** The form as it was last told. */
  values: () => Record<string, unknown>
  /** Somebody has done with what they wrote, so that the page is drawn as it will be. */
  onDone: () => void
}

type TextEditor = { writeFormatted: typeof writeFormatted }
type Writing = {
  element: HTMLElement
  field: FieldOnPage
  /** Once the editor of a formatted text is open. */
  text: FormattedText | null
  /** The panel asks where words shall lead: whoever answers there still writes here. */
  isAsking: boolean
}

/** Long enough that the form need not follow each letter, short enough that both look alike. */
const restMilliseconds = 120

/**
 * Words are written where they stand. What is written goes to the form, which saves it; the section is drawn anew
 * once nobody writes in it any more.
 */
export class PageWriter {
  readonly #frame: Frame
  #mayWrite = false
  /** Once it is there, whoever clicks a text may type at once. */
  #formatted: TextEditor | null = null
  #writing: Writing | null = null
  #unsaid: (() => void) | null = null
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(page: Document, frame: Frame) {
    this.#frame = frame
    page.addEventListener('focusin', ({ target }) => void this.#begin(wordsAround(target)))
    page.addEventListener('focusout', ({ relatedTarget }) => {
      const { element, isAsking } = this.#writing ?? {}
      if (!isAsking && !(relatedTarget instanceof Node && element?.contains(relatedTarget))) this.end()
    })
    page.addEventListener('input', () => this.#tellLine())
    page.addEventListener('beforeinput', (event) => {
      const { element, field } = this.#writing ?? {}
      if (element && field?.maxLength && goesBeyond(element, event, field.maxLength)) event.preventDefault()
    })
    page.addEventListener('keydown', (event) => this.#hearKey(event))
  }

  /** Whether somebody is writing in this section, or outside of all of them for an empty id. */
  isWriting(section: string): boolean {
    return this.#writing?.field.section === section
  }

  allow(page: Document, mayWrite: boolean): void {
    this.#mayWrite = mayWrite
    this.offer(wordsIn([page.body]))
    if (mayWrite) void this.#loadEditor()
  }

  /** Makes the words of new elements ready to be written. */
  offer(elements: HTMLElement[]): void {
    for (const element of elements) {
      const field = this.#mayWrite && fieldOf(element)
      if (!field) {
        element.removeAttribute('contenteditable')
        element.removeAttribute('tabindex')
        continue
      }
      element.dataset.hint = field.label
      if (field.kind === 'formatted') element.tabIndex = 0
      else element.contentEditable = 'plaintext-only'
    }
  }

  /** Begins in the first words of these elements; answers whether there are any. */
  goTo(elements: Iterable<Element>): boolean {
    const [first] = wordsIn(elements)
    first?.focus()
    first?.scrollIntoView({ block: 'center' })

    return first !== undefined
  }

  /** Nobody writes any more: what was written is told at once. */
  end(): void {
    const writing = this.#writing
    if (!writing) return
    clearTimeout(this.#rest)
    this.#flush()
    this.#writing = null
    writing.text?.end()
    this.#frame.onDone()
  }

  /** Whoever was asked where words shall lead has answered, and goes on writing. */
  setLink(link: WrittenLink | null | 'as-before'): void {
    const writing = this.#writing
    // Whoever writes elsewhere by now was not the one who asked.
    if (!writing?.text || !writing.isAsking) return
    writing.isAsking = false
    if (link !== 'as-before') writing.text.setLink(link)
    writing.text.editor.focus()
  }

  async #begin(element: HTMLElement | null): Promise<void> {
    const field = element && fieldOf(element)
    if (!element || !field || !this.#mayWrite || this.#writing?.element === element) return
    this.end()
    if (field.section !== '') this.#frame.tell({ type: 'theke-at-section', section: field.section })
    // At once, so that nothing is drawn anew beneath whoever goes from one text of a section to the next.
    const begun: Writing = { element, field, text: null, isAsking: false }
    this.#writing = begun
    if (field.kind !== 'formatted') return

    const editor = this.#formatted ?? (await this.#loadEditor())
    if (this.#writing !== begun) return
    const opened = editor.writeFormatted({
      element,
      state: valueIn(this.#frame.values(), field),
      headings: field.headings ?? [],
      onChange: (state) => this.#say(field, { ...state }),
      onLink: (now) => {
        begun.isAsking = true
        this.#frame.tell({ type: 'theke-ask-link', now })
      },
    })
    if (opened) {
      begun.text = opened
      // Whoever has turned to something else meanwhile is not called back.
      if (element.ownerDocument.hasFocus()) opened.editor.focus()
      return
    }
    this.#writing = null
    this.#frame.tell({ type: 'theke-edit-section', section: field.section })
  }

  async #loadEditor(): Promise<TextEditor> {
    this.#formatted ??= await import('./write-formatted.ts')

    return this.#formatted
  }

  #tellLine(): void {
    if (!this.#writing || this.#writing.field.kind === 'formatted') return
    const { element, field } = this.#writing
    this.#say(field, textOf(element).trim())
  }

  #say({ section, path }: FieldOnPage, value: string | { root: Record<string, unknown> }): void {
    this.#unsaid = () => this.#frame.tell({ type: 'theke-write', section, path, value })
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => this.#flush(), restMilliseconds)
  }

  #flush(): void {
    const say = this.#unsaid
    this.#unsaid = null
    say?.()
  }

  #hearKey(event: KeyboardEvent): void {
    const { element, field } = this.#writing ?? {}
    if (!element || !(event.target instanceof Node) || !element.contains(event.target)) return
    if (event.key === 'Escape') element.blur()
    else if (event.key === 'Enter' && field?.kind === 'line') event.preventDefault()
  }
}
