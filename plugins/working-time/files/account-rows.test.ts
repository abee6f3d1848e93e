import { expect, it } from 'vitest'

import { accountRows } from './account-rows.ts'

const carried = { reason: 'Übertrag vom 28.02.2025', source: 'carry:2025-02-28' }

it('tells what was carried over apart from what the month came to', () => {
  const rows = accountRows({
    opening: [
      { account: 'sunday', minutes: 7200, ...carried },
      { account: 'time', minutes: -30, ...carried },
      { account: 'time', minutes: 90, reason: 'Ausgleich', source: 'rule:settled' },
    ],
    sums: {
      planned: 0,
      owed: 480,
      worked: 600,
      breaks: 30,
      credited: 0,
      balances: [
        { account: 'night', label: 'Nachtarbeit', minutes: 45 },
        { account: 'sunday', label: 'Sonntagsarbeit', minutes: 7680 },
        { account: 'time', label: 'Zeitsaldo', minutes: -60 },
      ],
    },
  })

  expect(rows).toEqual([
    ['Nachtarbeit', 0, 45, 45],
    ['Sonntagsarbeit', 7200, 480, 7680],
    ['Zeitsaldo', 60, -120, -60],
  ])
})
