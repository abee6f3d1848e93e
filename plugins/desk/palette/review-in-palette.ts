import type { PaletteKind } from '../palette.port.ts'

const longestTitle = 100

/** Reviews by what the guest wrote; those without a word are reached through their order. */
export const reviewInPalette: PaletteKind = {
  slug: 'order-reviews',
  words: ['comment'],
  shown: ['rating', 'isSettled'],
  latestBy: 'createdAt',
  title: ({ comment }) => inOneLine(String(comment ?? '')),
  hint: ({ rating, isSettled }) => [`${String(rating)} von 5`, isSettled ? 'Erledigt' : 'Offen'],
  plain: ({ rating }) => `${String(rating)} von 5`,
}

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = Array.from(line)

  return letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('').trimEnd()}…` : line
}
