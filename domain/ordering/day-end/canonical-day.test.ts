import { expect, it } from 'vitest'

import { canonicalDay, type SealedDay } from './canonical-day.ts'

const day: SealedDay = {
  branch: 'b',
  number: 1,
  day: '2026-11-28',
  until: '2026-11-29T03:00:00.000Z',
  closedAt: '2026-11-29T08:00:00.000Z',
  figures: { total: 100, lines: 1 },
  cash: { float: 0, expected: 100, counted: 90, difference: -10, coins: { '50': 1, '20': 2 } },
  note: 'fehlt',
  lines: [
    {
      id: 'l',
      at: '2026-11-28T12:00:00.000Z',
      kind: 'capture',
      amount: 100,
      method: 'cash',
      order: 'o',
      orderType: 'takeaway',
      parts: [{ taxRate: 1000, gross: 100, net: 91, tax: 9 }],
      isLate: false,
    },
  ],
  expired: [],
  previous: null,
}

it('is the same text for the same facts, in whatever order they come', () => {
  const turned = Object.fromEntries(Object.entries(day).toReversed()) as SealedDay

  expect(canonicalDay({ ...turned, figures: { lines: 1, total: 100 } })).toBe(canonicalDay(day))
})

it.each<[string, Partial<SealedDay>]>([
  ['the branch', { branch: 'c' }],
  ['the number', { number: 2 }],
  ['a figure', { figures: { total: 101, lines: 1 } }],
  ['what was counted', { cash: { ...day.cash, counted: 100 } }],
  ['the note', { note: null }],
  ['a line', { lines: day.lines.map((line) => ({ ...line, amount: 99 })) }],
  ['the split of a line', { lines: day.lines.map((line) => ({ ...line, parts: [] })) }],
  ['that a line was late', { lines: day.lines.map((line) => ({ ...line, isLate: true })) }],
  ['a rate at which it was taxed before', { lines: day.lines.map((line) => ({ ...line, taxedRate: 1000 })) }],
  ['the tip of a line', { lines: day.lines.map((line) => ({ ...line, tip: 1 })) }],
  ['what a line was for', { lines: day.lines.map((line) => ({ ...line, covers: [{ gross: 1 }] })) }],
  ['whether anybody paid for its voucher', { lines: day.lines.map((line) => ({ ...line, isGiven: true })) }],
  ['a voucher that expired', { expired: [{ line: 'v', cents: 5 }] }],
  ['a line that is missing', { lines: [] }],
  ['the day before', { previous: 'a'.repeat(64) }],
])('is another text for another fact: %s', (_, change) => {
  expect(canonicalDay({ ...day, ...change })).not.toBe(canonicalDay(day))
})

it('stays as it was first written, for hashes hang on it', () => {
  expect(canonicalDay({ ...day, lines: [] }, 1)).toBe(
    'theke day end 1\n{"branch":"b","cash":{"coins":{"20":2,"50":1},"counted":90,"difference":-10,"expected":100,"float":0},"closedAt":"2026-11-29T08:00:00.000Z","day":"2026-11-28","figures":{"lines":1,"total":100},"lines":[],"note":"fehlt","number":1,"previous":null,"until":"2026-11-29T03:00:00.000Z"}',
  )
})

it.each([
  [
    1,
    {},
    'theke day end 1\n{"branch":"b","cash":{"coins":{"20":2,"50":1},"counted":90,"difference":-10,"expected":100,"float":0},"closedAt":"2026-11-29T08:00:00.000Z","day":"2026-11-28","figures":{"lines":1,"total":100},"lines":[{"amount":100,"at":"2026-11-28T12:00:00.000Z","id":"l","isLate":false,"kind":"capture","method":"cash","order":"o","orderType":"takeaway","parts":[{"gross":100,"net":91,"tax":9,"taxRate":1000}]}],"note":"fehlt","number":1,"previous":null,"until":"2026-11-29T03:00:00.000Z"}',
  ],
  [
    2,
    { taxedRate: 1000, tip: 1, covers: [{ gross: 1 }] },
    'theke day end 2\n{"branch":"b","cash":{"coins":{"20":2,"50":1},"counted":90,"difference":-10,"expected":100,"float":0},"closedAt":"2026-11-29T08:00:00.000Z","day":"2026-11-28","figures":{"lines":1,"total":100},"lines":[{"amount":100,"at":"2026-11-28T12:00:00.000Z","covers":[{"gross":1}],"id":"l","isLate":false,"kind":"capture","method":"cash","order":"o","orderType":"takeaway","parts":[{"gross":100,"net":91,"tax":9,"taxRate":1000}],"taxedRate":1000,"tip":1}],"note":"fehlt","number":1,"previous":null,"until":"2026-11-29T03:00:00.000Z"}',
  ],
] as const)(
  'of a day that bears seal %i, says what was sealed then and nothing else',
  (version, paidFor, text) => {
    const all = { taxedRate: 1000, tip: 1, covers: [{ gross: 1 }], isGiven: true, ...paidFor }
    const later = { ...day, expired: [{ line: 'v', cents: 5 }] }

    expect(canonicalDay({ ...later, lines: day.lines.map((line) => ({ ...line, ...all })) }, version)).toBe(
      text,
    )
  },
)
