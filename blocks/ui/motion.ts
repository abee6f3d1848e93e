/** Whether the visitor has asked their device for less motion. */
export function wantsStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Calls on every scroll and resize, and once now. */
export function onScroll(call: () => void): void {
  addEventListener('scroll', call, { passive: true })
  addEventListener('resize', call, { passive: true })
  call()
}
