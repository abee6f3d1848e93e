/** Measures the page's scroll bar, whose room the page keeps while a dialog covers the whole window. */
export function keepScrollbarRoom(page: Document): void {
  const root = page.documentElement
  const measure = () => {
    if (page.querySelector('dialog[open]')) return
    root.style.setProperty('--scrollbar', `${Math.max(0, innerWidth - root.clientWidth)}px`)
  }
  // At once, since the news may open before an observer is told anything.
  measure()
  new ResizeObserver(measure).observe(root)
}
