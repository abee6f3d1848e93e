import { expect, test } from 'vitest'

import { localLine, requestWords } from './request-words.ts'

const askedAt = '2026-11-28T18:00:00.000Z'
const open = { kind: 'notification', askedAt, answeredAt: null, sound: null } as const
const after = (seconds: number) => Date.parse(askedAt) + seconds * 1000

test.each([
  [open, 5, /^Wartet/, false],
  [open, 21, /^Test nicht erfolgreich\. Das Gerät antwortet nicht/, true],
  [{ ...open, kind: 'logs' }, 21, /^Log konnte nicht angefordert werden\./, true],
  [{ ...open, answeredAt: askedAt, sound: 'heard' }, 5, /zu sehen und zu hören\.$/, false],
  [{ ...open, answeredAt: askedAt, sound: 'locked' }, 5, /sperrt den Ton/, true],
  [{ ...open, answeredAt: askedAt, sound: 'off' }, 5, /ausgeschaltet/, true],
  [{ ...open, kind: 'logs', answeredAt: askedAt }, 5, /^Das Protokoll ist da/, false],
] as const)('%o after %i s', (request, seconds, text, isWrong) => {
  const words = requestWords(request, after(seconds))

  expect(words.text).toMatch(text)
  expect(words.isWrong).toBe(isWrong)
})

test('a log is read by the clock of the house', () => {
  expect(localLine('2026-11-28T18:00:05.123Z Verbunden', 'Europe/Vienna')).toMatch(
    /^28\.11\.26, 19:00:05 Verbunden$/,
  )
  expect(localLine('ohne Zeit', 'Europe/Vienna')).toBe('ohne Zeit')
})
