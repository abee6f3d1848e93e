import { markOf, unmarkText } from '#domain/content/text-marks.ts'

import { articleOf } from './sections.ts'

/**
 * Takes the marks out of the words of a page that the server has drawn, and says at each element instead which field
 * it shows.
 */
export function uncoverWords(page: Document): void {
  const article = articleOf(page)
  if (!article) return
  for (const text of textsIn(article)) {
    const field = markOf(text.data)
    if (field !== null) nameField(text, String(field))
  }
  for (const element of article.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (markOf(value) !== null) element.setAttribute(name, unmarkText(value))
    }
  }
}

function nameField(text: Text, field: string): void {
  text.data = unmarkText(text.data)
  const { parentElement, ownerDocument } = text
  if (parentElement?.childNodes.length === 1) {
    parentElement.dataset.field = field
    if (text.data === '') text.remove()
    return
  }
  // It stands beside something else, such as an arrow, which is not written.
  const own = ownerDocument.createElement('span')
  own.dataset.field = field
  text.replaceWith(own)
  if (text.data !== '') own.append(text)
}

function textsIn(article: Element): Text[] {
  const walker = article.ownerDocument.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text) // as asked of the walker

  return texts
}
