import { expect, test } from 'vitest'

import { jobName, jobState, jobTone } from './job-words.ts'

const createdAt = '2026-11-28T18:00:00.000Z'
const after = (seconds: number) => Date.parse(createdAt) + seconds * 1000

test('a job is called by what it is, for whom and which copy', () => {
  expect(jobName({ layout: 'kitchen', station: 'Bar', copy: 2 })).toBe('Küchenbon Bar (Kopie 2)')
  expect(jobName({ layout: 'receipt', station: null, copy: 0 })).toBe('Beleg')
})

test('what failed says why', () => {
  expect(jobState({ state: 'failed', failure: 'paper-out' })).toBe('Fehlgeschlagen: Papier aus')
  expect(jobState({ state: 'discarded', failure: null })).toBe('Verworfen')
})

test('what waits for more than a minute is told like what went wrong', () => {
  expect(jobTone({ state: 'queued', createdAt }, after(59))).toBe('waits')
  expect(jobTone({ state: 'offered', createdAt }, after(61))).toBe('wrong')
  expect(jobTone({ state: 'printed', createdAt }, after(61))).toBe('done')
})
