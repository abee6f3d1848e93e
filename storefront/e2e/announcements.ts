declare global {
  interface Window {
    /** What a page that is listened to has announced, by the region that says it. */
    said: Map<Element, string>
  }
}

/**
 * Runs in the page, before it begins. Browsers pass on what changes in a live region that was there before, and every
 * alert that comes; what is hidden or lies below a modal dialog is not heard. Each region counts by what it says last.
 */
export function noteAnnouncements(): void {
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]'
  const said = new Map<Element, string>()

  const isHeard = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return (
      region.checkVisibility() && !region.closest('[aria-hidden=true]') && (!modal || modal.contains(region))
    )
  }
  const textOf = (node: Node): string => {
    if (node instanceof Element && node.matches('[aria-hidden=true], [hidden]')) return ''
    if (node instanceof Text) return node.data
    const space = node instanceof Element && getComputedStyle(node).display.startsWith('inline') ? '' : ' '
    return [...node.childNodes].map(textOf).join('') + space
  }
  const say = (region: Element, news: string) => {
    const isWhole = region.matches('[role=status], [role=alert], [aria-atomic=true]')
    const words = (isWhole ? textOf(region) : news).replace(/\s+/g, ' ').trim()
    if (words && isHeard(region)) said.set(region, words)
  }
  const hear = (node: Node) => {
    const region = node.parentElement?.closest(live)
    if (region) return say(region, textOf(node))
    const come = node instanceof Element ? [node, ...node.querySelectorAll('[role=alert]')] : []
    for (const alert of come) if (alert.matches('[role=alert]')) say(alert, '')
  }

  new MutationObserver((changes) => {
    if (document.readyState === 'loading') return
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) hear(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })

  window.said = said
}
