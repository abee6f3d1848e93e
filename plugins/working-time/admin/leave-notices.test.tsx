// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { LeaveNoticeRow } from '#domain/workforce/leave-rows.contract.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { CarryOverList } from './carry-over-list.tsx'
import { NoticeList } from './notice-list.tsx'
import { OwnNotices } from './own-notices.tsx'

// Payload's parts bring styles that Node does not read; none of them is shown here.
vi.mock('@payloadcms/ui', () => ({
  toast: { success: () => undefined, error: () => undefined },
  SetStepNav: () => null,
}))

let screen: Screen
let asked: string[]

beforeEach(() => {
  screen = new Screen()
  asked = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    asked.push(`${method.toUpperCase()} ${new URL(url, 'https://eck.test').pathname}`)
    return Response.json(
      method.toUpperCase() === 'GET'
        ? { day: '', at: '', docs: [account] }
        : { ok: true, told: [{ person: 'anna', years: 1 }], left: [] },
    )
  })
})
afterEach(async () => {
  await screen.close()
  vi.unstubAllGlobals()
})

const notice = (change: Partial<LeaveNoticeRow> = {}): LeaveNoticeRow => ({
  id: 'first',
  year: '2025',
  yearFrom: '2025-01-01',
  days: 4.5,
  takeUntil: '2025-12-31',
  sentOn: '2025-03-03',
  by: 'Mia Moser',
  mail: 'accepted',
  receivedOn: null,
  receipt: null,
  witness: null,
  withdrawn: null,
  ...change,
})
const received = notice({ id: 'second', receivedOn: '2025-03-05', receipt: 'acknowledged' })
const account: LeaveRow = {
  person: { id: 'anna', name: 'Anna Auer' },
  branch: { id: 'wien', name: 'Wien' },
  country: 'DE',
  left: 4.5,
  planned: 0,
  carried: 0,
  entitled: 20,
  taken: 15.5,
  givenBack: 0,
  lapsed: 0,
  until: '2025-12-31',
  lines: [],
  open: [{ year: '2025', yearFrom: '2025-01-01', days: 4.5, takeUntil: '2025-12-31' }],
  notices: [notice(), received],
  carriedOver: [],
}

describe('what a person was told of their leave', () => {
  it('is acknowledged by them once, with what becomes of it otherwise', async () => {
    await screen.show(<OwnNotices user="anna" />)
    await screen.until(() => expect(screen.control(/^Zur Kenntnis genommen/)).toBeDefined())

    expect(screen.texts('li')).toEqual([
      'Vom 03.03.2025: Urlaubsjahr 2025: 4,5 Tage, zu nehmen bis 31.12.2025Zur Kenntnis genommen',
    ])
    expect(screen.words('Hinweis auf Ihren offenen Urlaub')).toContain('verfällt')
    await screen.press('Zur Kenntnis genommen: Urlaubsjahr 2025')
    await screen.until(() => expect(asked).toContain('POST /api/time-sheets/leave-notices/first/acknowledge'))
  })

  it('stands in their account with how it has reached them', async () => {
    const notices = [
      notice({ mail: 'bounced' }),
      received,
      notice({ id: 'paper', receivedOn: '2025-03-07', receipt: 'handed-over', witness: 'Olga Ober' }),
      notice({ id: 'wrong', withdrawn: 'Falsches Jahr' }),
    ]
    await screen.show(<NoticeList account={{ ...account, notices }} today="2025-03-10" leads={false} />)

    expect(screen.texts('li').map((text) => text.replace(/^.*31\.12\.2025\. /, ''))).toEqual([
      'Noch nicht zugegangen. E-Mail: unzustellbar.',
      'Am 05.03.2025 zur Kenntnis genommen.',
      'Am 07.03.2025 auf Papier übergeben, vor Olga Ober.',
      'Zurückgezogen: Falsches Jahr',
    ])
    expect(screen.place.querySelector('button')).toBeNull()
  })

  it('is sent, handed over and withdrawn by whoever leads', async () => {
    await screen.show(<NoticeList account={account} today="2025-03-10" leads />)
    await screen.press('Hinweis senden')
    await screen.until(() => expect(asked).toContain('POST /api/time-sheets/leave-notices'))
    await screen.press('Auf Papier übergeben: Urlaubsjahr 2025, 03.03.2025')

    expect(document.querySelector('dialog h2')?.textContent).toBe('Hinweis auf Papier übergeben')
    expect(screen.texts('button').filter((text) => text === 'Zurückziehen')).toHaveLength(2)
  })
})

it('leave is carried over by whoever leads, with its ground, and taken back', async () => {
  const said = {
    year: '2024',
    yearFrom: '2024-01-01',
    ground: 'operational',
    words: 'Umbau',
    by: 'Mia',
  } as const
  await screen.show(<CarryOverList account={{ ...account, carriedOver: [said] }} leads />)

  expect(screen.texts('li span')).toEqual(['Aus 2024: Dringende betriebliche Gründe, „Umbau“ (Mia)'])
  expect(screen.texts('option')).toEqual(['2025', 'Dringende betriebliche Gründe', 'Gründe in der Person'])
  await screen.show(<CarryOverList account={{ ...account, carriedOver: [said] }} leads={false} />)
  expect(screen.place.querySelector('button, form')).toBeNull()
})
