import toolStyles from './tools.css?inline'
import { toolsTag } from './sections.ts'
import { toolIcons } from './tool-icons.data.ts'

/** What the frame itself has put on the page. */
export const ownParts = { overlay: 'theke-overlay', any: `${toolsTag}, theke-overlay` } as const

/** As a sheet of its own, which the page's policy for styles lets pass. */
let sheet: CSSStyleSheet | null = null

/** A part of the frame's own, which no style of the page reaches. */
export function ownPart(page: Document, tag: string): { host: HTMLElement; root: ShadowRoot } {
  const host = page.createElement(tag)
  const root = host.attachShadow({ mode: 'open' })
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(toolStyles)
  }
  root.adoptedStyleSheets = [sheet]

  return { host, root }
}

type Tool = { icon?: keyof typeof toolIcons; sign?: string; label: string; hint?: string; run: () => void }

/** A small button with a picture or a few letters, which is called by its words. */
export function toolButton({ icon, sign, label, hint, run }: Tool): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  if (icon) button.append(iconOf(toolIcons[icon]))
  if (sign) button.append(sign)
  button.ariaLabel = label
  button.title = hint ? `${label} (${hint})` : label
  button.addEventListener('click', run)

  return button
}

const svg = 'http://www.w3.org/2000/svg'

function iconOf(lines: string): SVGElement {
  const icon = document.createElementNS(svg, 'svg')
  icon.setAttribute('viewBox', '0 0 16 16')
  icon.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', lines)
  icon.append(path)

  return icon
}

/** A row of buttons that lies over the page. */
export function overlayIn(page: Document, label: string): { bar: HTMLElement; remove: () => void } {
  const { host, root } = ownPart(page, ownParts.overlay)
  const bar = page.createElement('div')
  bar.className = 'bar'
  bar.role = 'toolbar'
  bar.ariaLabel = label
  root.append(bar)
  page.body.append(host)

  return { bar, remove: () => host.remove() }
}

/** Above an element, or at the top of the window while it reaches beyond that. */
export function placeAbove(bar: HTMLElement, element: Element): void {
  const { top, left, bottom } = element.getBoundingClientRect()
  const height = bar.offsetHeight + 6
  const wanted = top > height ? top - height : Math.min(Math.max(4, top), bottom)
  const widest = document.documentElement.clientWidth - bar.offsetWidth - 4
  bar.style.top = `${wanted + scrollY}px`
  bar.style.left = `${Math.max(4, Math.min(left, widest))}px`
}
