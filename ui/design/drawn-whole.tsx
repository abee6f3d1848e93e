const end = 'page-end'

/** A browser that is still reading the page draws nothing of it, as what comes below would move it. Decision 52. */
export function DrawnWhole() {
  return <link rel="expect" href={`#${end}`} blocking="render" />
}

/** Stands behind all that takes room; an element counts as read from its beginning on. */
export function PageEnd() {
  return <template id={end} />
}
