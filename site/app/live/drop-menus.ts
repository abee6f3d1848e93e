/** How long a panel stays when the pointer has left it, in milliseconds: enough to cut a corner. */
const graceMilliseconds = 250

const menus = '[data-drop-menu]'

/** Panels of the main menu open below a pointer, or by their button. Without this the style opens them by itself. */
export function offerDropMenus(page: Document): void {
  for (const menu of page.querySelectorAll<HTMLElement>(menus)) bringToLife(menu)

  const closeOthers = ({ target }: Event) =>
    close(page, target instanceof Element ? target.closest(menus) : null)
  page.addEventListener('pointerdown', closeOthers)
  page.addEventListener('focusin', closeOthers)
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const button = page.activeElement?.closest(menus)?.querySelector<HTMLElement>(openButton)
    button?.focus()
    close(page)
  })
}

const openButton = 'button[aria-expanded="true"]'

function bringToLife(menu: HTMLElement): void {
  const button = menu.querySelector('button')
  const panel = menu.querySelector<HTMLElement>('[data-panel]')
  if (!button || !panel) return
  let isPointedAt = menu.matches(':hover')
  let leaving: ReturnType<typeof setTimeout> | undefined

  const expand = (isOpen: boolean) => {
    clearTimeout(leaving)
    button.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) return
    close(menu.ownerDocument, menu)
    keepInWindow(panel)
  }
  const leave = () => {
    if (!menu.matches(':focus-within')) expand(false)
  }
  const follow = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    isPointedAt = type === 'pointerenter'
    if (isPointedAt) expand(true)
    else leaving = setTimeout(leave, graceMilliseconds)
  }

  menu.addEventListener('pointerenter', follow)
  menu.addEventListener('pointerleave', follow)
  // What a pointer has opened already is not closed by its click.
  button.addEventListener('click', () => expand(isPointedAt || !button.matches(openButton)))
  menu.dataset.alive = ''
  expand(menu.matches(':hover, :focus-within'))
}

function close(page: Document, kept?: Element | null): void {
  for (const button of page.querySelectorAll(`${menus} ${openButton}`))
    if (!kept?.contains(button)) button.setAttribute('aria-expanded', 'false')
}

/** Left-aligned with its label as long as it fits. */
function keepInWindow(panel: HTMLElement): void {
  panel.style.insetInlineStart = ''
  const { right } = panel.getBoundingClientRect()
  const room = parseFloat(getComputedStyle(panel).getPropertyValue('margin-inline-end'))
  const beyond = right + room - panel.ownerDocument.documentElement.clientWidth
  if (beyond > 0) panel.style.insetInlineStart = `${-beyond}px`
}
