// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import type { ShownAbsence } from './absence-calls.ts'
import { RequestList } from './request-list.tsx'

// Payload's parts bring styles that Node does not read; none of them is shown here.
vi.mock('@payloadcms/ui', () => ({ toast: {}, SetStepNav: () => null }))

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

const request: ShownAbsence = {
  id: 'leave',
  person: 'anna',
  name: 'Anna Auer',
  title: 'Anna Auer, Urlaub',
  type: 'vacation',
  status: 'requested',
  firstDay: '2025-08-04',
  lastDay: '2025-08-08',
  days: 4.5,
  note: 'Hochzeit',
}
const account: LeaveRow = {
  person: { id: 'anna', name: 'Anna Auer' },
  branch: null,
  country: 'AT',
  left: 10,
  planned: 4.5,
  carried: 0,
  entitled: 10,
  taken: 0,
  givenBack: 0,
  lapsed: 0,
  until: '2025-12-31',
  lines: [
    { day: '2025-01-01', kind: 'entitlement', days: 10, year: '2025', reason: 'Anspruch' },
    { day: '2025-08-04', kind: 'planned', days: -4.5, year: '2025', reason: 'Urlaub, beantragt' },
    { day: '2025-12-22', kind: 'planned', days: -5, year: '2025', reason: 'Urlaub, genehmigt' },
  ],
  open: [],
  notices: [],
  carriedOver: [],
}
const onShow = vi.fn<(day: string) => void>()
const mia = { id: 'mia', name: 'Mia Moser', branch: null, mayUseOwnDevice: false }
const show = (change: Partial<ShownAbsence>, given: object = {}) =>
  screen.show(
    <RequestList
      requests={[{ ...request, ...change }]}
      accounts={[account]}
      self={mia}
      leads
      onShow={onShow}
      {...given}
    />,
  )

it('says what a leave costs, and what is left of it then', async () => {
  await show({})

  expect(screen.words('Offene Anträge')).toContain('Kostet 4,5 Tage, danach bleiben 5,5 Tage.')
  expect(screen.words('Offene Anträge')).toContain('„Hochzeit“')
  expect(screen.control(/^Genehmigen: Anna Auer/)).toBeDefined()
  await screen.press(/^Im Kalender/)
  expect(onShow).toHaveBeenCalledWith('2025-08-04')
})

it('says the days alone as long as nothing is known of the account', async () => {
  await show({}, { accounts: [] })

  expect(screen.words('Offene Anträge')).toContain('Kostet 4,5 Tage.')
})

it('says the days alone of a leave that is further ahead than the account tells of', async () => {
  await show({ firstDay: '2026-02-02', lastDay: '2026-02-06' })

  expect(screen.words('Offene Anträge')).toContain('Kostet 4,5 Tage.')
})

it('says of anything else that it takes no leave, and of nobody without a contract what it costs', async () => {
  await show({ type: 'training' })
  expect(screen.words('Offene Anträge')).toContain('4,5 Tage ohne Arbeit, kein Urlaub.')

  await show({ days: null })
  expect(screen.words('Offene Anträge')).toContain('Ohne Vertrag ist kein Urlaubskonto bekannt.')
})

it('lets nobody decide about their own request, and others about none', async () => {
  await show({ person: 'mia' })
  expect(screen.control(/^Zurückziehen/)).toBeDefined()
  expect(screen.control(/^Genehmigen/)).toBeUndefined()

  await show({}, { leads: false })
  expect(screen.control(/^Genehmigen/)).toBeUndefined()
})
