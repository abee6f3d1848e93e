import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import type { OpenWork } from '#domain/workforce/ledger/next-punches.ts'

import { Proofs } from './proofs.ts'
import { asPunched, makePunchId, type Punch } from './punch.ts'
import { failedBecause, hoursText } from './punch-words.ts'

const of = (person: string, kind: Punch['kind']): Punch => ({
  id: `${person} ${kind}`,
  at: 0,
  kind,
  person: { id: person, username: person, name: person },
  task: null,
  project: null,
  isProven: true,
})

it('the id of a press is one that the server takes, whatever bytes it is made of', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      expect(z.uuid().safeParse(makePunchId(bytes)).success).toBe(true)
    }),
  )
  expect(new Set(Array.from({ length: 50 }, () => makePunchId())).size).toBe(50)
})

it('whoever has pressed stands as they will once it has arrived', () => {
  const punches = [of('mia', 'start'), of('ben', 'end'), of('mia', 'pause')]
  const work: OpenWork = { state: 'running', fromMs: 0 }

  expect(asPunched(null, 'mia', punches)).toEqual({ state: 'paused', fromMs: 0 })
  expect(asPunched(work, 'ben', punches)).toBe(null)
  expect(asPunched(work, 'anna', punches)).toBe(work)
})

it('a proof holds until it is over or the server takes it no more', () => {
  const proofs = new Proofs()
  proofs.keep('mia', { token: 'beweis', untilMs: 1000 })
  expect([proofs.tokenOf('mia', 999), proofs.tokenOf('mia', 1000), proofs.tokenOf('ben', 0)]).toEqual([
    'beweis',
    null,
    null,
  ])
  proofs.forget('mia')
  expect(proofs.tokenOf('mia', 0)).toBeNull()
})

it.each([
  [0, '0 Min.'],
  [59, '59 Min.'],
  [60, '1 Std. 00 Min.'],
  [485, '8 Std. 05 Min.'],
])('%i minutes are read as %s', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text)
})

it('what failed is said with the first word of the server', () => {
  expect(failedBecause('Aktivität konnte nicht gestartet werden', 'Es läuft bereits eine Aktivität.')).toBe(
    'Aktivität konnte nicht gestartet werden: Es läuft bereits eine Aktivität.',
  )
  expect(failedBecause('Aktivität konnte nicht gestartet werden', undefined)).toBe(
    'Aktivität konnte nicht gestartet werden.',
  )
})
