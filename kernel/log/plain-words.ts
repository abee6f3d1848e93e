const left = '…'

/** Words that a program says itself; what came from outside stands in quotes, and after these. */
const echoes = /(?<=\b(?:parse URL from|cannot parse:|params:|detail:|value:)\s).*$/i

/**
 * A sentence of a program without what it repeats of people: quotes, addresses, telephone numbers, and the
 * values of a statement. Only its first line, because values may go on over many.
 */
export function plainWords(text: string): string {
  if (text.includes('Failed query')) return 'Failed query'

  return (text.split('\n', 1)[0] ?? '')
    .replace(echoes, left)
    .replace(/"[^"]*"?/g, `"${left}"`)
    .replace(/(?<![\p{L}\d])['‘‚][^'’‘]*['’‘]?/gu, `'${left}'`)
    .replace(/`[^`]*`?/g, `\`${left}\``)
    .replace(/[„“«»][^“”«»]*[“”«»]?/g, `„${left}“`)
    .replace(/\S+@\S+/g, left)
    .replace(/(?<![\w.])\+?\d(?:[\s/().-]{0,2}\d){6,}(?!\w)/g, left)
    .slice(0, longest)
}

const longest = 300
