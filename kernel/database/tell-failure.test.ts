import { expect, test } from 'vitest'

import { isOutage, isOutageRefusal, tellFailure } from './tell-failure.ts'

const failure = (facts: { code?: string; severity?: string }, message = 'failed') =>
  Object.assign(new Error(message), facts)

test.each([
  ['is shutting down', { code: '57P01', severity: 'FATAL' }],
  ['takes no connections for now', { code: '55000', severity: 'FATAL' }],
  ['is not there, as while a backup is put in its place', { code: '3D000', severity: 'FATAL' }],
  ['has another password', { code: '28P01', severity: 'FATAL' }],
  ['cannot be reached', { code: 'ECONNREFUSED' }],
])('a database that %s is away, and whoever asks is told to come again', (_what, facts) => {
  expect(isOutage(failure(facts))).toBe(true)
  expect(isOutageRefusal(tellFailure(failure(facts), undefined))).toBe(true)
})

test.each([
  ['breaks a rule', { code: '23505', severity: 'ERROR' }],
  ['asks for what is not ready', { code: '55000', severity: 'ERROR' }],
  ['has a fault', { code: '42601', severity: 'ERROR' }],
  ['failed in our own code', {}],
])('no outage is made of a statement that %s', (_what, facts) => {
  const thrown = failure(facts)

  expect(isOutage(thrown)).toBe(false)
  expect(tellFailure(thrown, undefined)).toBe(thrown)
})
