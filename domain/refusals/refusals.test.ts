import { describe, expect, it } from 'vitest'
import { apiErrors } from './api-error.contract.ts'
import {
  refusalForStatus,
  type RefusalCode,
  refusalStatus,
  refusals,
  refusalText,
  toApiErrors,
} from './refusals.ts'

const codes = Object.keys(refusals) as RefusalCode[]

describe('every refusal', () => {
  it.each(codes)('%s has a status, a German sentence and a body that keeps the contract', (code) => {
    const text = refusalText(code)

    expect(refusalStatus(code)).toBeGreaterThanOrEqual(400)
    expect(text).toMatch(/^[A-ZÄÖÜ].*[.!]$/)
    expect(text).not.toContain('undefined')
    expect(apiErrors.parse(toApiErrors({ code }))).toEqual({ errors: [{ message: text, code }] })
  })

  it.each<[RefusalCode, number]>([
    ['validation', 400],
    ['idempotency-key-missing', 400],
    ['unauthenticated', 401],
    ['not-allowed', 403],
    ['unknown-order', 404],
    ['price-changed', 409],
    ['illegal-status-change', 409],
    ['order-in-progress', 409],
    ['too-large', 413],
    ['unsupported-media-type', 415],
    ['idempotency-key-reused', 422],
    ['too-many-requests', 429],
    ['internal', 500],
  ])('%s answers %i', (code, status) => {
    expect(refusalStatus(code)).toBe(status)
  })
})

describe('the facts of a refusal', () => {
  it.each<[RefusalCode, Record<string, unknown>, string]>([
    ['internal', { requestId: 'r-1' }, 'Ein unbekannter Fehler ist aufgetreten. (r-1)'],
    ['internal', { requestId: 7 }, 'Ein unbekannter Fehler ist aufgetreten.'],
    [
      'too-large',
      { limitBytes: 1_572_864 },
      'Die gesendeten Daten sind zu groß. Erlaubt sind höchstens 1,5 MB.',
    ],
    [
      'too-many-attempts',
      { retryAfterSeconds: 541 },
      'Zu viele Fehlversuche. Bitte versuchen Sie es in 10 Minuten erneut.',
    ],
    [
      'too-many-attempts',
      { retryAfterSeconds: 60 },
      'Zu viele Fehlversuche. Bitte versuchen Sie es in einer Minute erneut.',
    ],
    [
      'too-many-requests',
      { retryAfterSeconds: 0.2 },
      'Zu viele Anfragen. Bitte versuchen Sie es in einer Sekunde erneut.',
    ],
    [
      'too-many-requests',
      { retryAfterSeconds: 59.1 },
      'Zu viele Anfragen. Bitte versuchen Sie es in 60 Sekunden erneut.',
    ],
  ])('%s with %j reads: %s', (code, facts, expected) => {
    expect(refusalText(code, facts)).toBe(expected)
  })

  it('travel with the one sentence', () => {
    expect(toApiErrors({ code: 'price-changed', facts: { total: 1290 } }).errors[0]?.data).toEqual({
      total: 1290,
    })
    expect(toApiErrors({ code: 'price-changed', facts: {} }).errors[0]).not.toHaveProperty('data')
  })

  it('give way to a list of field problems', () => {
    const errors = [{ message: 'Bitte geben Sie Ihren Vornamen an.', field: 'firstName', code: 'required' }]

    expect(toApiErrors({ code: 'validation', facts: { count: 1 }, errors })).toEqual({ errors })
    expect(toApiErrors({ code: 'validation', errors: [] }).errors[0]?.code).toBe('validation')
  })
})

describe('a status without words', () => {
  it.each<[number, RefusalCode]>([
    [400, 'validation'],
    [404, 'not-found'],
    [418, 'validation'],
    [423, 'locked'],
    [500, 'internal'],
    [502, 'internal'],
    [503, 'unavailable'],
  ])('%i becomes %s', (status, code) => {
    expect(refusalForStatus(status)).toBe(code)
  })
})
