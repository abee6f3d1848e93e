// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { annasMarch } from '../files/month.fixture.ts'
import { MonthSheet } from './month-sheet.tsx'
import type { Month } from './use-month.ts'

// Payload's parts bring styles that Node does not read; none of them is shown here.
vi.mock('@payloadcms/ui', () => ({ toast: {}, SetStepNav: () => null }))

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

const amounts = { planned: 0, owed: 480, worked: 480, breaks: 30, credited: 0 }
const sheet: MonthSheetView = {
  ...annasMarch,
  state: 'open',
  days: [
    {
      day: '2025-03-03',
      ...amounts,
      lines: [
        { account: 'time', minutes: -480, reason: 'Soll lt. Vertrag', source: 'contract:1' },
        { account: 'time', minutes: 450, reason: 'Gearbeitet 08:00–16:00', source: 'stretch:early' },
        { account: 'night', minutes: 60, reason: 'Nachtarbeit ab 22:00', source: 'stretch:early' },
      ],
    },
    { day: '2025-03-04', planned: 0, owed: 0, worked: 0, breaks: 0, credited: 0, lines: [] },
  ],
  warnings: [
    { code: 'rest-too-short', at: '2025-03-04T05:00:00.000Z', stretch: 'early', text: 'Zu kurze Ruhe.' },
  ],
  conflicts: [{ id: 'lost', at: '2025-03-05T08:00:00.000Z', text: 'Es läuft gerade keine Pause.' }],
  whyNotClose: [{ code: 'conflicts-open', text: 'Bitte klären Sie diese zuerst.' }],
}
const steps = { settle: vi.fn<Month['settle']>() } as unknown as Month // nothing else of it is asked for
const show = (change: Partial<MonthSheetView> = {}) =>
  screen.show(<MonthSheet sheet={{ ...sheet, ...change }} steps={steps} />)

it('tells each day with its lines, and other accounts by their name', async () => {
  await show()

  expect(screen.texts('summary strong')).toEqual(['Mo 03.03.', 'Di 04.03.'])
  expect(screen.texts('summary')[0]).toContain('08:00–16:00')
  expect(screen.texts('summary')[0]).toContain('-0:30')
  expect(screen.texts('details li')).toEqual([
    'Soll lt. Vertrag-8:00',
    'Gearbeitet 08:00–16:00+7:30',
    'Nachtarbeit ab 22:00 (Nachtarbeit)+1:00',
  ])
})

it('shows what the law objects to, what is unclear and what keeps the month open', async () => {
  await show()
  const headings = screen.texts('h3')

  expect(headings).toEqual([
    'Vor dem Abschluss',
    'Ungeklärte Stempelungen',
    'Hinweise nach dem Gesetz',
    'Tage',
    'Änderungen',
  ])
  expect(screen.place.textContent).toContain('„Ging früher“')
  expect(screen.control('Klären')).toBeDefined()
})

it('tells above the days what the person says is wrong, as long as that stands', async () => {
  const said = { by: 'Anna Auer', hash: null }
  const events: MonthSheetView['events'] = [
    { ...said, kind: 'objected', at: '2025-04-01T08:00:00.000Z', words: 'Am 3. fehlt eine Stunde.' },
  ]
  await show({ state: 'objected', events })
  expect(screen.texts('h3')[0]).toBe('Was beanstandet wurde')
  expect(screen.texts('li').join(' ')).toContain('Anna Auer: „Am 3. fehlt eine Stunde.“')

  await show({ state: 'confirmed', events })
  expect(screen.texts('h3')).not.toContain('Was beanstandet wurde')
})

it('is corrected by whoever leads, and by nobody else', async () => {
  await show()
  await screen.press('08:00–16:00 korrigieren')
  expect(document.querySelector('dialog h2')?.textContent).toBe('Arbeit vom 03.03.2025 korrigieren')

  await show({ whyNotClose: null })
  expect(screen.control(/korrigieren$/)).toBeUndefined()
  expect(screen.control('Klären')).toBeUndefined()
})

it('tells of a correction that is about the breaks alone what they were and are', async () => {
  const [change] = annasMarch.changes
  if (!change?.before) throw new Error('a correction')
  await show({ changes: [{ ...change, after: { ...change.before, breaks: [] } }] })

  const text = screen.place.textContent
  expect(text).toContain('Davor 03.03.2025 08:00–17:00, Pause 12:00–12:45')
  expect(text).toContain('Jetzt 03.03.2025 08:00–17:00, ohne Pause')
})

it('says that a closed month is no longer what was closed', async () => {
  const differs = { hash: 'c4'.repeat(32), sums: { ...annasMarch.sums, worked: 870 } }
  await show({ state: 'closed', differs })

  expect(screen.place.textContent).toContain('Weicht ab')
  expect(screen.place.textContent).toContain('Jetzt: Ist 14:30, Zeitsaldo -2:30')
  expect(screen.control(/korrigieren$/)).toBeUndefined()
})
