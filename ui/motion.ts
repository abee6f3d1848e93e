/** Whether the visitor has asked their device for less motion. */
export function wantsStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Calls on every scroll while an element is in the window, once as it comes and goes, and on every resize. */
export function onScroll(element: Element, call: () => void): void {
  new IntersectionObserver((sightings) => {
    if (sightings.at(-1)?.isIntersecting) addEventListener('scroll', call, { passive: true })
    else removeEventListener('scroll', call)
    call()
  }).observe(element)
  addEventListener('resize', call, { passive: true })
}
