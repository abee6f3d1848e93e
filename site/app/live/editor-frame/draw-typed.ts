import { articleOf, readSections, type ShownSection, toolsTag } from './sections.ts'
import { uncoverWords } from './uncover-words.ts'

/** Long enough for keys pressed together, short enough to be seen at once. */
const restMilliseconds = 40

type Page = {
  onFresh: (fresh: Element[]) => void
  /** Whether somebody is writing in this section, which stays as it stands until they have done. */
  isKept: (section: string) => boolean
}

/**
 * Draws the page anew with what is being typed, one picture at a time and always the newest: the server renders,
 * and only the sections that look different are exchanged, so that films run on and nothing jumps.
 */
export function drawTyped(view: Window, first: ShownSection[], { onFresh, isKept }: Page) {
  let shown = first
  let waiting: Record<string, unknown> | null = null
  let isDrawing = false
  let rest: ReturnType<typeof setTimeout>

  return (values: Record<string, unknown>): void => {
    waiting = values
    clearTimeout(rest)
    rest = setTimeout(() => void drawNewest(), restMilliseconds)
  }

  async function drawNewest(): Promise<void> {
    if (isDrawing) return
    isDrawing = true
    try {
      while (waiting) {
        const values = waiting
        waiting = null
        const elsewhere = asAnotherDivision(view, divisionIn(values))
        // Menu, colours and fonts are the other one's, so the whole page is opened anew, and the panel sends the form again.
        if (elsewhere) return view.location.replace(elsewhere)
        const page = await render(view, values)
        if (page) {
          uncoverWords(page)
          const known = new Map(shown.map(({ id, html }) => [id, html]))
          const next = readSections(page).map((section) =>
            isKept(section.id) ? { ...section, html: known.get(section.id) ?? section.html } : section,
          )
          onFresh(exchange(view.document, known, next))
          shown = next
        }
      }
    } finally {
      isDrawing = false
    }
  }
}

const divisionIn = ({ division }: Record<string, unknown>): string =>
  typeof division === 'string' ? division : ''

/** The address of the same preview among the pages of that division; null where it stands among them. */
function asAnotherDivision({ document, location }: Window, division: string): URL | null {
  const shown = articleOf(document)?.getAttribute('data-division')
  if (shown === null || shown === undefined || shown === division) return null
  const address = new URL(location.href)
  address.searchParams.set('division', division)

  return address
}

/** Null when the server has no picture of it: the last one stays, and the form itself says what is wrong. */
async function render(view: Window, values: Record<string, unknown>): Promise<Document | null> {
  const { id, name, type, content } = values
  const division = divisionIn(values)
  try {
    const answer = await fetch(addressOf(view), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, values: { name, type, division, content } }),
    })
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  } catch {
    return null
  }
}

/** React Router takes what is sent to `/` for the frame around all pages unless it is told that the home page is meant. */
function addressOf({ location }: Window): URL {
  const address = new URL(location.href)
  if (address.pathname === '/') address.searchParams.set('index', '')

  return address
}

/** Brings the page to its next state and answers the elements that are new to it. */
function exchange(page: Document, known: Map<string, string>, next: ShownSection[]): Element[] {
  const article = articleOf(page)
  if (!article) return []
  const standing = nodesById(readSections(page))
  const fresh: Element[] = []
  const wanted = next.flatMap(({ id, html, nodes }) => {
    const old = standing.get(id)
    if (old && known.get(id) === html) return old
    const drawn = nodes.map((node) => page.importNode(node, true))
    keepPictures(old ?? [], drawn)
    fresh.push(...drawn)
    return drawn
  })
  arrange(article, wanted)

  return fresh
}

const nodesById = (sections: ShownSection[]): Map<string, Element[]> =>
  new Map(sections.map(({ id, nodes }) => [id, nodes]))

/** A picture that is loaded already goes on to stand there, instead of blinking. */
function keepPictures(old: Element[], drawn: Element[]): void {
  const loaded = new Map(old.flatMap(picturesIn).map((picture) => [picture.outerHTML, picture]))
  for (const picture of drawn.flatMap(picturesIn)) {
    const same = loaded.get(picture.outerHTML)
    if (same) picture.replaceWith(same)
    loaded.delete(picture.outerHTML)
  }
}

const picturesIn = (element: Element): HTMLImageElement[] => [...element.querySelectorAll('img')]

/** Moves nothing that stands right already: a film that is moved stops. */
function arrange(article: Element, wanted: Element[]): void {
  const staying = new Set(wanted)
  for (const { nodes } of readSections(article.ownerDocument)) {
    for (const node of nodes) if (!staying.has(node)) node.remove()
  }
  let next = pastTools(article.firstElementChild)
  for (const element of wanted) {
    if (element === next) next = pastTools(next.nextElementSibling)
    else article.insertBefore(element, next)
  }
}

function pastTools(element: Element | null): Element | null {
  let next = element
  while (next?.matches(toolsTag)) next = next.nextElementSibling

  return next
}
