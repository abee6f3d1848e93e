import { type Section as Known, sectionOf } from './sections.ts'

type Section = Known | null

/** Frames the section under the pointer, and the one that somebody works on in the form. */
export function outlineSections(page: Document) {
  const pointed = frameIn(page, 'editor-pointed')
  const marked = frameIn(page, 'editor-marked')
  let markedId = ''
  const follow = () => {
    place(pointed, null)
    place(marked, sectionOf(page, markedId))
  }
  new ResizeObserver(follow).observe(page.body)

  return {
    /** The page has changed beneath the frames. */
    follow,
    point: (section: Section) => place(pointed, section?.id === markedId ? null : section),
    mark: (id: string) => {
      markedId = id
      const section = sectionOf(page, id)
      place(marked, section)
      place(pointed, null)
      bringToSight(section)
    },
  }
}

function frameIn(page: Document, className: string): HTMLElement {
  const frame = page.createElement('div')
  frame.className = `editor-frame ${className}`
  frame.hidden = true
  // It is drawn over the page, and says nothing that the form does not say as well.
  frame.ariaHidden = 'true'
  page.body.append(frame)

  return frame
}

function place(frame: HTMLElement, section: Section): void {
  const box = section && boxOf(section.nodes)
  frame.hidden = !box
  if (!section || !box) return

  frame.dataset.label = section.label
  frame.style.top = `${box.top + scrollY}px`
  frame.style.height = `${box.bottom - box.top}px`
}

function boxOf(nodes: Element[]): { top: number; bottom: number } | null {
  const boxes = nodes.map((node) => node.getBoundingClientRect()).filter(({ height }) => height > 0)
  if (boxes.length === 0) return null

  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

function bringToSight(section: Section): void {
  const box = section && boxOf(section.nodes)
  if (!box || (box.top < innerHeight * 0.6 && box.bottom > innerHeight * 0.4)) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches

  section.nodes[0]?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
}
