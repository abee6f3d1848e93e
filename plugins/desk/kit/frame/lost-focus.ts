/** Whether what had the focus has gone, and nobody has taken it. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** An element and all that it lies in, from the inside out. */
export function placeOf(element: Element | null): HTMLElement[] {
  if (element === null) return []
  const around = placeOf(element.parentElement)

  return element instanceof HTMLElement ? [element, ...around] : around
}

/** Gives the focus back to where it was: once that has gone, to its table, or else to what says where somebody is. */
export function returnFocus(place: readonly HTMLElement[]): void {
  const left = place.find(({ isConnected }) => isConnected)
  if (left && left === place[0]) return left.focus()
  const grid = left?.closest<HTMLElement>('[role="grid"]')
  if (grid) return (grid.querySelector<HTMLElement>('[role="row"][tabindex="0"]') ?? grid).focus()
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
