import { describe, expect, it } from 'vitest'

import { type FailedDeed, type FailingEntity, failureText, failureTexts } from './failures.ts'

describe('what a client says when it fails', () => {
  it.each<[FailingEntity, FailedDeed, boolean, string]>([
    ['tables', 'delete', false, 'Tisch konnte nicht gelöscht werden'],
    ['digital-signage-devices', 'create', false, 'TV konnte nicht erstellt werden'],
    ['digital-signage-segments', 'update', false, 'Filmsequenz konnte nicht aktualisiert werden'],
    ['menus', 'load', true, 'Kataloge konnten nicht geladen werden'],
    ['questionnaire-submissions', 'load', true, 'Feedbacks konnten nicht geladen werden'],
  ])('about %s, %s (list: %s) is "%s"', (entity, deed, isList, text) => {
    expect(failureText(entity, deed, isList)).toBe(text)
  })

  it.each(Object.entries(failureTexts))('about %s is German: %s', (_failure, text) => {
    expect(text).toMatch(/^[A-ZÄÖÜ].* (nicht .* werden|nicht erfolgreich)$/)
  })
})
