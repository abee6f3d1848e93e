/**
 * Lines of at most `width` characters, broken at blanks. A word that is longer than a line, as German compounds are, is
 * broken with a hyphen, and nothing of it is left out. Never answers no line at all.
 */
export function wrapText(text: string, width: number): string[] {
  const room = Math.max(2, width)
  const lines: string[] = []
  let line = ''

  for (const word of text.split(' ').filter(Boolean)) {
    if (line && lengthOf(line) + 1 + lengthOf(word) <= room) {
      line = `${line} ${word}`
      continue
    }
    if (line) lines.push(line)
    const parts = brokenWord(word, room)
    line = parts.pop() ?? ''
    lines.push(...parts)
  }

  return [...lines, line]
}

const lengthOf = (text: string): number => Array.from(text).length

function brokenWord(word: string, width: number): string[] {
  let rest = Array.from(word)
  const parts: string[] = []
  while (rest.length > width) {
    // Where the word has a hyphen of its own, it needs no second one.
    const own = rest.lastIndexOf('-', width - 1)
    const end = own >= width / 2 ? own + 1 : width - 1
    parts.push(`${rest.slice(0, end).join('')}${own >= width / 2 ? '' : '-'}`)
    rest = rest.slice(end)
  }

  return [...parts, rest.join('')]
}
