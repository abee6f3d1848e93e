import type { FiledMonth } from './read-month-file.ts'

const amounts = { planned: 0, owed: 480, worked: 0, breaks: 0, credited: 0 }
const hash = 'a1'.repeat(32)

/** A March of Anna with a night shift, that was sent later, a correction, a day of leave and an end that is missing. */
export const annasMarch: FiledMonth = {
  person: { id: 'anna', name: '=Anna; Auer' },
  branch: { id: 'wien', name: 'Wien' },
  house: 'Wirtshaus Zum Beispiel',
  timeZone: 'Europe/Vienna',
  month: '2025-03',
  state: 'closed',
  hash,
  opening: [{ account: 'time', minutes: -60, reason: 'Übertrag vom 28.02.2025', source: 'carry:2025-02-28' }],
  days: [],
  sums: {
    ...amounts,
    owed: 1440,
    worked: 810,
    credited: 480,
    balances: [{ account: 'time', label: 'Zeitsaldo', minutes: -150 }],
  },
  stretches: [
    {
      id: 'early',
      day: '2025-03-03',
      state: 'ended',
      marks: [],
      startedAt: '2025-03-03T07:00:00.000Z',
      endedAt: '2025-03-03T15:00:00.000Z',
      breaks: [
        {
          startedAt: '2025-03-03T11:00:00.000Z',
          endedAt: '2025-03-03T11:20:00.000Z',
        },
        {
          startedAt: '2025-03-03T13:00:00.000Z',
          endedAt: '2025-03-03T13:10:00.000Z',
        },
      ],
    },
    {
      id: 'night',
      day: '2025-03-29',
      state: 'ended',
      marks: ['sent-late'],
      startedAt: '2025-03-29T20:00:00.000Z',
      endedAt: '2025-03-30T02:00:00.000Z',
      breaks: [],
    },
    {
      id: 'open',
      day: '2025-03-31',
      state: 'incomplete',
      marks: [],
      startedAt: '2025-03-31T06:00:00.000Z',
      endedAt: null,
      breaks: [],
    },
  ],
  absences: [
    { id: 'leave', type: 'vacation', status: 'approved', firstDay: '2025-03-05', lastDay: '2025-03-05' },
  ],
  warnings: [],
  conflicts: [],
  changes: [
    {
      id: 'change',
      at: '2025-03-04T08:00:00.000Z',
      by: 'Mia Moser',
      reason: 'Ging früher',
      before: {
        startedAt: '2025-03-03T07:00:00.000Z',
        endedAt: '2025-03-03T16:00:00.000Z',
        breaks: [{ startedAt: '2025-03-03T11:00:00.000Z', endedAt: '2025-03-03T11:45:00.000Z' }],
      },
      after: {
        startedAt: '2025-03-03T07:00:00.000Z',
        endedAt: '2025-03-03T15:00:00.000Z',
        breaks: [
          { startedAt: '2025-03-03T11:00:00.000Z', endedAt: '2025-03-03T11:20:00.000Z' },
          { startedAt: '2025-03-03T13:00:00.000Z', endedAt: '2025-03-03T13:10:00.000Z' },
        ],
      },
    },
  ],
  events: [],
  differs: null,
  whyNotClose: null,
  mayConfirm: false,
  closing: { at: '2025-04-02T08:00:00.000Z', seal: 'b2'.repeat(32), previous: 'c3'.repeat(32) },
}
