import { de } from '@payloadcms/translations/languages/de'
import { deepMergeSimple } from 'payload'
import { expect, it } from 'vitest'

import { ownWords } from './own-words.ts'

type Words = { [key: string]: Words | string }

const familiar =
  /\b(du|dir|dich|dein\w*|beginne|drücke|erstelle ein|gib|klicke|kopiere|setze|speichere|überprüfe|versuche|verwerfe|wähle|zeichne|ziehe)\b/i

it('the panel never says „du“ to staff', () => {
  const sentences = leaves(deepMergeSimple(de.translations, ownWords) as Words)

  expect(sentences.length).toBeGreaterThan(400)
  expect(sentences.filter(([, sentence]) => familiar.test(sentence))).toEqual([])
})

it('every sentence of our own replaces one of Payload’s', () => {
  const theirs = new Set(leaves(de.translations as Words).map(([key]) => key))

  expect(leaves(ownWords).filter(([key]) => !theirs.has(key))).toEqual([])
})

function leaves(words: Words, path = ''): [key: string, sentence: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}:`),
  )
}
