import type { WrittenField } from '#domain/content/page.contract.ts'

/** A section as it stands in the page: all that lies between its mark and the next one. */
export type ShownSection = Section & { html: string }
export type Section = {
  id: string
  label: string
  isHidden: boolean
  isPiece: boolean
  fields: WrittenField[]
  nodes: Element[]
}

const mark = 'template[data-section]'
/** What the frame itself has put beside the sections. */
export const toolsTag = 'theke-tools'

/** What a page shows, in order. What comes before the first section is one of its own, with an empty id. */
export function readSections(page: Document): ShownSection[] {
  const sections: ShownSection[] = [
    { id: '', label: '', isHidden: false, isPiece: false, fields: [], nodes: [], html: '' },
  ]
  for (const element of articleOf(page)?.children ?? []) {
    if (element.matches(toolsTag)) continue
    if (element.matches(mark)) sections.push({ ...namesOf(element), nodes: [], html: '' })
    const section = sections.at(-1)
    section?.nodes.push(element)
  }

  return sections.map((section) => ({
    ...section,
    html: section.nodes.map(({ outerHTML }) => outerHTML).join(''),
  }))
}

export const articleOf = (page: Document): Element | null => page.querySelector('main > article')

/** The section that something on the page belongs to, with the elements that show it. */
export function sectionAt(target: unknown): Section | null {
  if (!(target instanceof Element)) return null
  const article = articleOf(target.ownerDocument)
  let root: Element | null = target
  while (root && root.parentElement !== article) root = root.parentElement
  while (root && !root.matches(mark)) root = root.previousElementSibling

  return root ? withNodes(root) : null
}

/** The section of this id, if the page shows it. */
export function sectionOf(page: Document, id: string): Section | null {
  const found = page.querySelector(`${mark}[data-section="${CSS.escape(id)}"]`)

  return found ? withNodes(found) : null
}

function withNodes(element: Element): Section | null {
  const names = namesOf(element)
  if (names.id === '') return null
  const nodes: Element[] = []
  for (let next = element.nextElementSibling; next && !next.matches(mark); next = next.nextElementSibling) {
    if (!next.matches(toolsTag)) nodes.push(next)
  }

  return { ...names, nodes }
}

function namesOf(element: Element): Omit<Section, 'nodes'> {
  return {
    id: element.getAttribute('data-section') ?? '',
    label: element.getAttribute('data-label') ?? '',
    isHidden: element.hasAttribute('data-hidden'),
    isPiece: element.hasAttribute('data-piece'),
    // As the page was drawn, see page-body.tsx.
    fields: JSON.parse(element.getAttribute('data-fields') ?? '[]') as WrittenField[],
  }
}
