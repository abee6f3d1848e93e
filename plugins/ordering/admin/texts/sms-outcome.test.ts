import { expect, it } from 'vitest'

import { outcomeWords } from './sms-outcome.ts'

it.each([
  [undefined, null],
  [{ state: 'queued' }, null],
  [{ state: 'sending' }, null],
  [
    { state: 'queued', why: 'Der SMS-Anbieter ist nicht erreichbar.' },
    'Der SMS-Anbieter ist nicht erreichbar.',
  ],
  [{ state: 'accepted', serverAnswer: 'seven.io 100' }, 'Der SMS-Anbieter hat die Probe angenommen.'],
  [
    { state: 'accepted', serverAnswer: 'Nur protokolliert, nicht gesendet.' },
    'Nur protokolliert, nicht gesendet.',
  ],
  [
    { state: 'refused', why: 'Der SMS-Anbieter hat den Text abgelehnt.' },
    'Der SMS-Anbieter hat den Text abgelehnt.',
  ],
] as const)('what became of a test (%j) is said as %j', (sent, words) => {
  expect(outcomeWords(sent)).toBe(words)
})
