import type { FrameMessage, SectionStep } from '#domain/content/editor-messages.ts'

import { commentTool, countComments, type OpenComments } from './comment-tool.ts'
import { articleOf, readSections, type Section, toolsTag } from './sections.ts'
import { ownPart, toolButton } from './tool-parts.ts'

type Tools = { host: HTMLElement; element: HTMLElement; section: string }

/**
 * Buttons at each section of the page: where a new one comes, and what is done with this one. They stand in the page
 * where their section begins, so that the keyboard reaches them before its words.
 */
export function offerSectionTools(page: Document, tell: (message: FrameMessage) => void) {
  let standing = new Map<string, Tools>()
  let open: OpenComments = {}
  const count = (now: OpenComments) => countComments(standing.values(), (open = now))
  const tools = { place, point, focus, count }

  return tools

  /** Once the page has changed beneath them. */
  function place(): void {
    const sections = readSections(page).filter(({ nodes }) => nodes[0]?.matches('template'))
    const real = sections.filter(({ id }) => id !== '')
    const next = new Map<string, Tools>()
    const leaveFocus = keepFocus(page)
    for (const [index, section] of sections.entries()) {
      const own = standing.get(section.id) ?? toolsOf(page, section, tell)
      if (section.id !== '') nameTools(own.element, { section, index, count: real.length })
      const mark = section.nodes[0]
      if (mark && mark.nextElementSibling !== own.host) mark.after(own.host)
      next.set(section.id, own)
    }
    for (const [id, { host }] of standing) if (!next.has(id)) host.remove()
    standing = next
    countComments(next.values(), open)
    leaveFocus()
  }

  function point(section: string | null): void {
    for (const { element, section: own } of standing.values()) {
      element.classList.toggle('shown', own === section)
    }
  }

  /** Whether there is such a section already. */
  function focus(section: string): boolean {
    const button = standing.get(section)?.element.querySelector<HTMLElement>('.bar button:not(:disabled)')
    button?.focus({ preventScroll: true })
    articleOf(page)
      ?.querySelector(`[data-section="${CSS.escape(section)}"] + *`)
      ?.scrollIntoView({ block: 'nearest' })

    return button !== null && button !== undefined
  }
}

/** Tools that move with their section lose the focus on the way. */
function keepFocus(page: Document): () => void {
  const host = page.activeElement
  const button = host?.shadowRoot?.activeElement

  return () => {
    if (!(button instanceof HTMLButtonElement) || !host?.isConnected) return
    // One that is off hears no key, although it goes on having the focus.
    if (page.activeElement === host && !button.disabled) return
    const own = button.disabled
      ? button.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
      : button
    own?.focus({ preventScroll: true })
  }
}

function toolsOf(page: Document, { id }: Section, tell: (message: FrameMessage) => void): Tools {
  const { host, root } = ownPart(page, toolsTag)
  const element = page.createElement('div')
  element.className = id === '' ? 'section end' : 'section'
  const add = page.createElement('div')
  add.className = 'add'
  add.append(
    toolButton({
      icon: 'add',
      ...(id === '' && { sign: addAtEnd }),
      label: id === '' ? addAtEnd : 'Abschnitt davor einfügen',
      run: () => tell({ type: 'theke-insert', before: id }),
    }),
  )
  element.append(add)
  if (id !== '') element.append(barOf(page, id, tell))
  root.append(element)

  return { host, element, section: id }
}

const addAtEnd = 'Abschnitt am Ende hinzufügen'

const steps: { step: SectionStep; label: string; hint?: string }[] = [
  { step: 'up', label: 'Nach oben', hint: 'Alt+↑' },
  { step: 'down', label: 'Nach unten', hint: 'Alt+↓' },
  { step: 'duplicate', label: 'Duplizieren' },
  { step: 'hide', label: 'Ausblenden' },
  { step: 'remove', label: 'Löschen', hint: 'Entf' },
]

function barOf(page: Document, section: string, tell: (message: FrameMessage) => void): HTMLElement {
  const bar = page.createElement('div')
  bar.className = 'bar'
  bar.role = 'toolbar'
  const settings = toolButton({
    icon: 'settings',
    label: 'Einstellungen',
    run: () => tell({ type: 'theke-edit-section', section }),
  })
  const arrange = steps.map(({ step, ...tool }) => {
    const button = toolButton({
      ...tool,
      icon: step,
      run: () => tell({ type: 'theke-arrange', section, step }),
    })
    button.dataset.step = step
    return button
  })
  bar.append(...arrange, keepTool(section, tell), commentTool(section, tell), settings)
  bar.addEventListener('keydown', (event) => {
    const step = stepOfKey(event)
    if (step === null) return
    event.preventDefault()
    tell({ type: 'theke-arrange', section, step })
  })

  return bar
}

/** A section becomes a piece, and a piece the sections that it holds. */
function keepTool(section: string, tell: (message: FrameMessage) => void): HTMLButtonElement {
  const button = toolButton({
    icon: 'keep',
    label: keepLabels.keep,
    run: () =>
      tell({ type: 'theke-keep', section, deed: button.dataset.keep === 'loosen' ? 'loosen' : 'keep' }),
  })
  button.dataset.keep = 'keep'

  return button
}

const keepLabels = { keep: 'Als Baustein sichern', loosen: 'Vom Baustein lösen' }

function stepOfKey({ key, altKey }: KeyboardEvent): SectionStep | null {
  if (key === 'Delete') return 'remove'
  if (!altKey) return null

  return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null
}

type Named = { section: Section; index: number; count: number }

function nameTools(element: HTMLElement, { section, index, count }: Named): void {
  const bar = element.querySelector<HTMLElement>('.bar')
  if (!bar) return
  bar.ariaLabel = `Abschnitt ${index + 1} von ${count}: ${section.label}`
  element.classList.toggle('first', index === 0)
  setOff(element, 'up', index === 0)
  setOff(element, 'down', index === count - 1)
  const hide = element.querySelector<HTMLElement>('[data-step=hide]')
  hide?.setAttribute('aria-pressed', String(section.isHidden))
  const keep = element.querySelector<HTMLElement>('[data-keep]')
  const deed = section.isPiece ? 'loosen' : 'keep'
  if (!keep) return
  keep.dataset.keep = deed
  keep.ariaLabel = keep.title = keepLabels[deed]
}

function setOff(element: HTMLElement, step: SectionStep, isOff: boolean): void {
  const button = element.querySelector<HTMLButtonElement>(`[data-step=${step}]`)
  if (button) button.disabled = isOff
}
