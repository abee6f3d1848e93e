import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { TextPart } from './message-text.ts'
import { messageTexts, type TextName, textNames } from './message-texts.data.ts'
import { filledWords, placeholdersOf, textParts, textProblem, wordsOf } from './message-texts.ts'
import { exampleValues, fillPlaceholders, namesIn } from './placeholders.ts'
import { sizeOfSms, foldSms } from './sms-text.ts'

describe('every text as it comes', () => {
  it.each(textNames)('%s passes its own check, and says everything with the examples put in', (name) => {
    const words = wordsOf(name, {})
    const filled = filledWords(words, exampleValues)

    for (const part of textParts) {
      expect([part, textProblem(name, part, words[part])]).toEqual([part, null])
      expect(filled[part]).not.toMatch(/[{}]|undefined/)
    }
    expect(sizeOfSms(foldSms(filled.sms))).toMatchObject({ alphabet: 'gsm-7' })
    expect(sizeOfSms(foldSms(filled.sms)).segments).toBeLessThanOrEqual(2)
  })

  it('of a guest names no guest', () => {
    const guests = textNames.filter((name) => messageTexts[name].reader === 'guest')
    const names = guests.flatMap((name) => textParts.flatMap((part) => namesIn(messageTexts[name][part])))

    expect(names).not.toContain('name')
  })
})

it.each<[TextName, TextPart, string, string | null]>([
  ['guest-confirmed', 'intro', 'Danke! {filiale}, Nr. { bestellnummer }', null],
  ['guest-confirmed', 'intro', '', null],
  ['guest-confirmed', 'intro', '   ', null],
  [
    'guest-confirmed',
    'intro',
    'Danke, {vorname}!',
    '{vorname} gibt es hier nicht. Möglich sind {filiale}, {art}, {bestellnummer}, {termin}, {gesamt}, {telefon}, {link}.',
  ],
  ['guest-confirmed', 'intro', 'Danke, {name}!', '{name} gibt es nur in Nachrichten an die Filiale'],
  ['branch-placed', 'intro', '{name} hat bestellt', null],
  ['guest-confirmed', 'intro', 'Es macht {betrag}', '{betrag} gibt es hier nicht'],
  ['guest-refunded', 'intro', 'Es macht {betrag}', null],
  ['guest-refunded', 'intro', 'Das Geld ist unterwegs', 'Hier fehlt {betrag}.'],
  ['guest-proposed', 'sms', 'Geht auch {vorschlag}?', 'Hier fehlt {link}.'],
  ['guest-confirmed', 'subject', 'Ihre {art', 'Eine geschweifte Klammer steht allein'],
  ['guest-confirmed', 'subject', 'Ihre {{art}}', 'Eine geschweifte Klammer steht allein'],
  ['guest-confirmed', 'subject', 'Ihre\nBestellung', 'Der Betreff ist eine einzige Zeile.'],
  ['guest-confirmed', 'subject', 'x'.repeat(151), 'höchstens 150 Zeichen'],
  [
    'guest-confirmed',
    'sms',
    '🍕'.repeat(150),
    'Das sind 5 SMS; höchstens 4 sind erlaubt, auch weil ein Zeichen',
  ],
])('of %s the %s „%s“ is told: %s', (name, part, text, problem) => {
  const told = textProblem(name, part, text)

  expect(told === null ? null : told.includes(problem ?? '\0')).toBe(problem === null ? null : true)
})

it('what a house leaves empty is as usual', () => {
  expect(wordsOf('guest-ready', { 'guest-ready': { subject: 'Fertig!', intro: '', sms: null } })).toEqual({
    ...wordsOf('guest-ready', {}),
    subject: 'Fertig!',
  })
})

it('what is not known leaves neither a hole nor a space before the stop', () => {
  expect(fillPlaceholders('Nr. {bestellnummer} am {termin}, danke. {link}', { bestellnummer: '7' })).toBe(
    'Nr. 7 am, danke.',
  )
})

it('a value is put in as it is, whatever it looks like', () => {
  fc.assert(
    fc.property(
      fc.string().filter((value) => !/\s|[.,;:!?]/.test(value)),
      (value) => {
        expect(fillPlaceholders('a{filiale}b', { filiale: value })).toBe(`a${value}b`)
      },
    ),
  )
})

it('every placeholder that is offered can be put in', () => {
  for (const name of textNames) {
    for (const each of placeholdersOf(name))
      expect(String(textProblem(name, 'intro', `{${each}} {betrag}`))).not.toContain(`{${each}} gibt`)
  }
})
