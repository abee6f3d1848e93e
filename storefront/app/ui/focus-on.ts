/** Brings the focus to what usually takes none, where whatever had it goes away. */
export function focusOn(place: HTMLElement | null | undefined): void {
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Says where somebody is now. */
export function focusHeading(): void {
  focusOn(document.querySelector('h1'))
}
