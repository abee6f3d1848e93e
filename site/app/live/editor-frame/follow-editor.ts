import type { FrameMessage } from '#domain/content/editor-messages.ts'
import { formState, messageOfPanel, type PanelMessage } from '#domain/content/panel-messages.ts'

import { attachBehaviours } from '../attach-behaviours.ts'
import './editor-frame.css'
import { drawTyped } from './draw-typed.ts'
import { calm, isTriedOut, stepOfKeys } from './frame-events.ts'
import { outlineSections } from './outline-sections.ts'
import { offerSectionTools } from './section-tools.ts'
import { readSections, sectionAt, sectionOf } from './sections.ts'
import { ownParts } from './tool-parts.ts'
import { PageWriter } from './write-on-page.ts'
import { uncoverWords } from './uncover-words.ts'
import { wordsAround, wordsIn } from './written-field.ts'

/**
 * Within the admin panel a page shows what is being typed, its words are written where they stand, and its sections
 * are arranged. Answers whether there is a panel at all.
 */
export function followEditor(view: Window): boolean {
  const panel: Window | null = view.parent === view ? view.opener : view.parent
  if (!panel) return false
  view.document.documentElement.dataset.edited = ''
  const frame = new EditorFrame(view, (message) => panel.postMessage(message, view.location.origin))
  view.addEventListener('message', ({ origin, source, data }) => {
    const message = origin === view.location.origin && source === panel ? messageOfPanel(data) : null
    if (message) frame.hear(message)
  })
  frame.begin()

  return true
}

class EditorFrame {
  readonly #page: Document
  readonly #tell: (message: FrameMessage) => void
  readonly #outline
  readonly #tools
  readonly #writer
  readonly #draw
  #values: Record<string, unknown> = {}
  #mayWrite = false
  /** Where somebody goes on once it is there. */
  #awaited: { section: string; part: 'words' | 'tools' } | null = null

  constructor(view: Window, tell: (message: FrameMessage) => void) {
    this.#page = view.document
    this.#tell = tell
    this.#outline = outlineSections(view.document)
    this.#tools = offerSectionTools(view.document, tell)
    this.#writer = new PageWriter(view.document, {
      tell,
      values: () => this.#values,
      onDone: () => this.#draw(this.#values),
    })
    uncoverWords(view.document)
    this.#draw = drawTyped(view, readSections(view.document), {
      isKept: (section) => this.#writer.isWriting(section),
      onFresh: (fresh) => this.#takeIn(fresh),
    })
  }

  begin(): void {
    this.#page.addEventListener('pointerover', ({ target }) => this.#point(target))
    this.#page.addEventListener('submit', calm, { capture: true })
    this.#page.addEventListener('click', (event) => this.#edit(event), { capture: true })
    this.#page.addEventListener('keydown', (event) => this.#step(event), { capture: true })
    this.#tell({ type: formState, ready: true })
  }

  hear(message: PanelMessage): void {
    if (message.type === formState) {
      this.#values = message.data
      this.#draw(message.data)
    } else if (message.type === 'theke-mark-section') this.#outline.mark(message.section)
    else if (message.type === 'theke-rights') {
      this.#mayWrite = message.mayWrite
      this.#writer.allow(this.#page, message.mayWrite)
      if (message.mayWrite) this.#tools.place()
    } else if (message.type === 'theke-set-link') this.#writer.setLink(message.link)
    else if (message.type === 'theke-comments') this.#tools.count(message.open)
    else {
      this.#writer.end()
      this.#awaited = message
      this.#goOn()
    }
  }

  #takeIn(fresh: Element[]): void {
    for (const element of fresh) attachBehaviours(element)
    this.#writer.offer(wordsIn(fresh))
    if (this.#mayWrite) this.#tools.place()
    this.#outline.follow()
    this.#goOn()
  }

  #goOn(): void {
    const awaited = this.#awaited
    const section = awaited && sectionOf(this.#page, awaited.section)
    if (!section) return
    this.#awaited = null
    // Whoever has turned to something else meanwhile is not called back.
    if (!this.#page.hasFocus()) return
    if (awaited.part !== 'words' || !this.#writer.goTo(section.nodes)) this.#tools.focus(section.id)
  }

  #point(target: EventTarget | null): void {
    if (target instanceof Element && target.closest(ownParts.overlay)) return
    const section = sectionAt(target)
    this.#outline.point(section)
    this.#tools.point(section?.id ?? null)
  }

  #edit(event: MouseEvent): void {
    const { target } = event
    if (isTriedOut(target) || (target instanceof Element && target.closest(ownParts.any))) return
    calm(event)
    if (this.#mayWrite && wordsAround(target)) return
    const section = sectionAt(target)
    if (section) this.#tell({ type: 'theke-edit-section', section: section.id })
  }

  /** One history for the page and its form, wherever somebody is. */
  #step(event: KeyboardEvent): void {
    const step = stepOfKeys(event)
    if (!step) return
    calm(event)
    this.#writer.end()
    this.#tell({ type: 'theke-history', step })
  }
}
