import { lookHeard, lookReady, lookStored, saysOfLook } from '#domain/content/look-messages.ts'

import { calm } from './frame-events.ts'

/**
 * Within the admin panel a page shows the menu or the look that is prepared there: as a whole and anew with each
 * state that was stored, since letters, styles and menus may all be others. Links lead to other pages in the same look.
 * Answers whether there is a panel at all.
 */
export function followLook(view: Window): boolean {
  const { document, location } = view
  const panel: Window | null = view.parent === view ? view.opener : view.parent
  if (!panel) return false
  document.documentElement.dataset.edited = ''
  const tell = (type: string) => panel.postMessage({ type }, location.origin)
  view.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== panel || !saysOfLook(data, lookStored)) return
    tell(lookHeard)
    location.reload()
  })
  document.addEventListener('submit', calm, { capture: true })
  document.addEventListener('click', (event) => {
    const to = leadsTo(event.target, location)
    if (!to) return
    calm(event)
    if (to.origin === location.origin) location.assign(to)
  })
  tell(lookReady)

  return true
}

/** The address behind what was pressed, in the same look; null for what leads nowhere else. */
function leadsTo(target: EventTarget | null, { href, pathname, search }: Location): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const to = link && URL.canParse(link.href) ? new URL(link.href) : null
  if (!to || to.href.replace(/#.*$/, '') === href.replace(/#.*$/, '')) return null
  // A place on this page.
  if (to.pathname === pathname && to.search === '' && to.hash) return null
  if (to.origin === new URL(href).origin) to.search = search

  return to
}
