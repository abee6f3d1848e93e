import { headerLine, isOneLine } from './mail-header.ts'
import type { TextPart, TextParts } from './message-text.ts'
import { type TextName, textOf } from './message-texts.data.ts'
import {
  exampleValues,
  fillPlaceholders,
  hasLoneBrace,
  namesIn,
  type PlaceholderName,
  type PlaceholderValues,
} from './placeholders.ts'
import { foldSms, mostSmsSegments, sizeOfSms } from './sms-text.ts'

/** What a house has written itself; what it left empty is as usual. */
export type OwnText = Partial<Record<TextPart, string | null>>
export type OwnTexts = Partial<Record<TextName, OwnText>>

export const textParts = ['subject', 'intro', 'sms'] as const satisfies readonly TextPart[]
export const textPartLabels: Readonly<Record<TextPart, string>> = {
  subject: 'Betreff',
  intro: 'Einleitung',
  sms: 'SMS',
}
export const mostLetters: Readonly<Record<TextPart, number>> = { subject: 150, intro: 2000, sms: 400 }

const usualNames: readonly PlaceholderName[] = [
  'filiale',
  'art',
  'bestellnummer',
  'termin',
  'gesamt',
  'telefon',
  'link',
]

/** The parts that an event has. */
export const partsOf = (name: TextName): readonly TextPart[] =>
  textParts.filter((part) => textOf(name)[part] !== '')

/** What the words of an event may name. */
export function placeholdersOf(name: TextName): readonly PlaceholderName[] {
  const { reader, besides = [], knows } = textOf(name)
  if (knows) return knows

  return [...usualNames, ...besides, ...(reader === 'branch' ? (['name'] as const) : [])]
}

/** The words of an event: the house's own, part by part, or the usual ones. */
export function wordsOf(name: TextName, own: OwnTexts): TextParts {
  const usual = textOf(name)
  const { subject, intro, sms } = own[name] ?? {}

  return { subject: subject || usual.subject, intro: intro || usual.intro, sms: sms || usual.sms }
}

export function filledWords(words: TextParts, values: PlaceholderValues): TextParts {
  return {
    subject: headerLine(fillPlaceholders(words.subject, values)),
    intro: fillPlaceholders(words.intro, values),
    sms: fillPlaceholders(words.sms, values),
  }
}

export const mailAloneText = 'Diese Nachricht geht nur als E-Mail hinaus.'

/** Why a part cannot be sent as it is written, as German text, or null. An empty part is as usual, and no problem. */
export function textProblem(name: TextName, part: TextPart, text: string): string | null {
  if (text.trim() === '') return null
  if (!partsOf(name).includes(part)) return mailAloneText
  if (text.length > mostLetters[part]) return `Bitte schreiben Sie höchstens ${mostLetters[part]} Zeichen.`
  if (part === 'subject' && !isOneLine(text)) return 'Der Betreff ist eine einzige Zeile.'
  if (hasLoneBrace(text))
    return 'Eine geschweifte Klammer steht allein. Platzhalter schreibt man so: {bestellnummer}.'

  return unknownProblem(name, text) ?? missingProblem(name, part, text) ?? lengthProblem(part, text)
}

function unknownProblem(name: TextName, text: string): string | null {
  const known = placeholdersOf(name)
  const unknown = namesIn(text).find((each) => !known.includes(each as PlaceholderName))
  if (unknown === undefined) return null
  if (unknown === 'name')
    return '{name} gibt es nur in Nachrichten an die Filiale: Was Gäste eintippen, geht an keine Adresse, die sie eingetippt haben.'

  return `{${unknown}} gibt es hier nicht. Möglich sind ${known.map((each) => `{${each}}`).join(', ')}.`
}

function missingProblem(name: TextName, part: TextPart, text: string): string | null {
  const missing = textOf(name).needs?.[part]?.filter((each) => !namesIn(text).includes(each)) ?? []
  if (missing.length === 0) return null

  return `Hier fehlt ${missing.map((each) => `{${each}}`).join(' und ')}.`
}

function lengthProblem(part: TextPart, text: string): string | null {
  if (part !== 'sms') return null
  const { segments, alphabet } = sizeOfSms(foldSms(fillPlaceholders(text, exampleValues)))
  if (segments <= mostSmsSegments) return null
  const why = alphabet === 'ucs-2' ? ', auch weil ein Zeichen darin nicht zum SMS-Alphabet gehört' : ''

  return `Das sind ${segments} SMS; höchstens ${mostSmsSegments} sind erlaubt${why}.`
}
