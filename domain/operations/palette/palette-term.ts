import { foldings, wordsOf } from './fold-word.ts'
import { type PhoneDigits, phoneDigits } from './phone-digits.ts'

/** What has to be found: each of its words, or else the number that its digits make together. */
export type TermPart = { words: string[][]; phone: PhoneDigits | null }

/** Longer than any name; what a browser may send. */
export const longestTerm = 100
const mostWords = 8
const fewestDigits = 4

/**
 * What somebody has typed, part by part. Groups of digits that follow each other are one part, because people write
 * a telephone number in groups; each word is the ways of spelling it.
 */
export function parseTerm(text: string): TermPart[] {
  const term = text.toWellFormed()
  const parts: TermPart[] = []
  let digits: string[] = []
  const isFromAbroad = /^[\s(]*(?:\+|00)/.test(term)

  const endDigits = () => {
    const [first] = digits
    if (first === undefined) return
    const isFirst = parts.length === 0
    const phone = phoneDigits(`${isFirst && isFromAbroad ? '+' : ''}${digits.join('')}`)
    parts.push({
      words: digits.map((each) => [each]),
      phone: phone.backwards.length >= fewestDigits ? phone : null,
    })
    digits = []
  }

  for (const word of wordsOf(term).slice(0, mostWords)) {
    if (/^[0-9]+$/.test(word)) {
      digits.push(word)
      continue
    }
    endDigits()
    const forms = foldings(word).filter((form) => form !== '')
    if (forms.length > 0) parts.push({ words: [forms], phone: null })
  }
  endDigits()

  return parts
}

/** A letter alone fits half of all records; a digit alone is the number of one. */
export const isEnough = (parts: readonly TermPart[]): boolean =>
  parts.some(({ words }) => words.some(([form = '']) => Array.from(form).length > 1 || /^[0-9]$/.test(form)))
