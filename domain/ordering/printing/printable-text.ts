import type { CodePage } from '../../operations/devices.ts'

/**
 * Text as a printer can be given it: one line without anything that would command the printer, in the letters that it
 * has. What is missing becomes what comes next to it, and a question mark where nothing does.
 */
export function printableText(text: string, codePage: CodePage): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Cn}\p{Co}\p{Cs}]/gu, '')
  // A printer that counts in UTF-8 has most letters, but signs of a width of its own would break its columns.
  const isNarrow = (letter: string) =>
    hasInEveryPage.test(letter) || (codePage === 'utf8' && latin.test(letter))

  return Array.from(plain, (letter) => (isNarrow(letter) ? letter : nearest(letter))).join('')
}

/** What CP858, Windows-1252 and ISO 8859-15 have in common; § and ¶ are told as commands in the first of them. */
const hasInEveryPage = /^(?:[ -~€]|(?![¤¦¨´¸¼½¾§¶\u00ad])[\u00a1-\u00ff])$/
const latin = /^[\u0100-\u017f]$/

function nearest(letter: string): string {
  const known = signs[letter]
  if (known !== undefined) return known
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  if (bare === '') return ''

  return Array.from(bare, (part) => (hasInEveryPage.test(part) ? part : (signs[part] ?? '?'))).join('')
}

const signs: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2022': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201a': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u201e': '"',
  '\u2026': '...',
  '§': 'Par.',
  '¶': '',
  '¤': '?',
  '¦': '|',
  '¨': '',
  '´': "'",
  '¸': '',
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '\u2044': '/',
}
