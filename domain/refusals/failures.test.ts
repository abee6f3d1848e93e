import { describe, expect, it } from 'vitest'

import { type FailedDeed, failureText, failureTexts, type Names } from './failures.ts'

describe('what a client says when it fails', () => {
  it.each<[Names, FailedDeed, boolean, string]>([
    [['Tisch', 'Tische'], 'delete', false, 'Tisch konnte nicht gelöscht werden'],
    [['TV', 'TVs'], 'create', false, 'TV konnte nicht erstellt werden'],
    [['Filmsequenz', 'Filmsequenzen'], 'update', false, 'Filmsequenz konnte nicht aktualisiert werden'],
    [['Katalog', 'Kataloge'], 'load', true, 'Kataloge konnten nicht geladen werden'],
    [['Feedback', 'Feedbacks'], 'load', true, 'Feedbacks konnten nicht geladen werden'],
  ])('about %s, %s (list: %s) is "%s"', (names, deed, isList, text) => {
    expect(failureText(names, deed, isList)).toBe(text)
  })

  it.each(Object.entries(failureTexts))('about %s is German: %s', (_failure, text) => {
    expect(text).toMatch(/^[A-ZÄÖÜ].* (nicht .* werden|nicht erfolgreich)$/)
  })
})
