/** No way leads out of the kiosk: not by a link in a text of the house, nor by what a browser offers on a long press. */
export function keepInside(): () => void {
  const leaving = new AbortController()
  const { signal } = leaving

  document.addEventListener('click', refuseLinks, { capture: true, signal })
  document.addEventListener('contextmenu', refuse, { signal })
  document.addEventListener('dragstart', refuse, { signal })
  return () => leaving.abort()
}

function refuseLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null

  if (link && !link.getAttribute('href')?.startsWith('#')) refuse(event)
}

function refuse(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
