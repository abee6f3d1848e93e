/** Says where an element stands in the window, and tells the page that it has been scrolled there. */
export function scrollTo(element: Element, top: number, height = 400): void {
  element.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect
  dispatchEvent(new Event('scroll'))
}
