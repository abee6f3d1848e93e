import { editorMessage, editSection, formState, markSection } from '#domain/content/editor-messages.ts'

import { attachBehaviours } from '../attach-behaviours.ts'
import './editor-frame.css'
import { drawTyped } from './draw-typed.ts'
import { outlineSections } from './outline-sections.ts'
import { readSections, sectionAt } from './sections.ts'

/**
 * Within the admin panel a page shows what is being typed, and a click on a section opens it in the form.
 * Answers whether there is a panel at all.
 */
export function followEditor(view: Window): boolean {
  const panel: Window | null = view.parent === view ? view.opener : view.parent
  if (!panel) return false
  const { document, location } = view
  document.documentElement.dataset.edited = ''
  const outline = outlineSections(document)
  const draw = drawTyped(view, readSections(document), (fresh) => {
    for (const element of fresh) attachBehaviours(element)
    outline.follow()
  })

  view.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== panel) return
    const message = editorMessage(data)
    if (message?.type === formState && message.data) draw(message.data)
    if (message?.type === markSection) outline.mark(message.section)
  })
  document.addEventListener('pointerover', ({ target }) => outline.point(sectionAt(target)))
  document.addEventListener('submit', calm, { capture: true })
  document.addEventListener('click', edit, { capture: true })
  panel.postMessage({ type: formState, ready: true }, location.origin)
  return true

  function edit(event: MouseEvent): void {
    if (isTriedOut(event.target)) return
    calm(event)
    const section = sectionAt(event.target)
    if (section) panel?.postMessage({ type: editSection, section: section.id }, location.origin)
  }
}

/** The frame shows this one page, and nobody writes to the business from it. */
function calm(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Sliders, switches and videos do in the frame what they do for visitors. */
function isTriedOut(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, summary, input, textarea, label, video') !== null
  )
}
