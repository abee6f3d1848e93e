import { expect, test } from 'vitest'

import { canPrint, paperStateOf, printOutcomeOf } from './printer-state.ts'

test.each([
  ['200%20OK', 'ok', true],
  ['211 OK, paper low', 'low', true],
  ['410 Paper out', 'out', false],
  ['411%20Paper%20Jam', 'jammed', false],
  ['420', 'open', false],
  ['', 'ok', true],
])('%s says of the paper: %s', (code, state, can) => {
  expect(paperStateOf(code)).toBe(state)
  expect(canPrint(paperStateOf(code))).toBe(can)
})

test.each([
  ['200 OK', { outcome: 'printed' }],
  ['211 OK, paper low', { outcome: 'printed' }],
  ['520 Timeout while downloading', { outcome: 'not-fetched' }],
  ['410 Paper out', { outcome: 'failed', why: 'paper-out' }],
  ['510 Incompatible media type', { outcome: 'failed', why: 'refused' }],
  ['unlesbar', { outcome: 'failed', why: 'refused' }],
])('%s ends a job as %j', (code, outcome) => {
  expect(printOutcomeOf(code)).toEqual(outcome)
})
