// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { ClockState } from '#domain/workforce/ledger/next-punches.ts'
import { Screen } from '#storefront/app/ui/screen.fixture.ts'

import { OwnTime } from './own-time.tsx'
import { useOwnTime } from './use-own-time.ts'

const now = Date.parse('2026-11-16T12:40:00Z')
const running = {
  at: new Date(now).toISOString(),
  person: { id: 'anna', name: 'Anna A.', username: 'anna' },
  branch: { id: 'vienna', name: 'Wien', timeZone: 'Europe/Vienna' },
  activity: { id: 'work', state: 'running', startedAt: '2026-11-16T07:00:00Z', breaks: [] },
  duty: { code: 'break-due', paragraph: '§ 11 AZG', at: '2026-11-16T13:00:00Z', minutes: 30 },
  conflicts: [],
  tasks: [],
  projects: [],
}
const answers = new Map<string, object>()
const person = { id: 'anna', username: 'anna' }
const proved = { token: null }
const hear = () => undefined
let screen: Screen

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  answers.clear()
  vi.stubGlobal('fetch', async (address: string) => {
    const body = answers.get(address.split('?')[0]?.split('/').at(-1) ?? '')
    return body ? Response.json(body) : Response.json({ errors: [] }, { status: 500 })
  })
  screen = new Screen()
})
afterEach(async () => {
  await screen.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Clock({ state }: { state: ClockState }) {
  const own = useOwnTime({ key: 'key', person, proved, version: '1', hear })

  return <OwnTime own={own} state={state} level="h2" />
}

it('what cannot be loaded is said, each part in its words', async () => {
  await screen.show(<Clock state="running" />)
  await screen.until(() => expect(screen.texts('[role=alert]')).toHaveLength(3))

  expect(screen.texts('[role=alert]').toSorted()).toEqual([
    'Arbeitsplanung konnte nicht geladen werden.',
    'Daten konnten nicht geladen werden.',
    'Guthaben konnten nicht geladen werden.',
  ])
})

it('balances are told in hours, and what is left of the leave in days', async () => {
  const docs = [
    { account: 'month', label: 'Diesen Monat gearbeitet', minutes: 10_220 },
    { account: 'time', label: 'Zeitsaldo bis gestern', minutes: -150 },
  ]
  answers.set('balances', { docs, leaveDays: 10.5, at: running.at })
  await screen.show(<Clock state="running" />)
  await screen.until(() => expect(screen.texts('dd')).toEqual(['170:20 Std.', '-2:30 Std.', '10,5 Tage']))
})

it('nobody without a contract is told of leave', async () => {
  answers.set('balances', { docs: [], leaveDays: null, at: running.at })
  await screen.show(<Clock state="running" />)
  await screen.until(() => expect(screen.texts('[role=alert]')).toHaveLength(2))
  expect(screen.texts('dt')).toEqual([])
})

it('what the law asks next is said of the state that the house knows, and of no other', async () => {
  answers.set('me', running)
  await screen.show(<Clock state="running" />)
  const duty = 'In 20 Minuten ist eine Pause von 30 Minuten fällig (§ 11 AZG).'
  await screen.until(() => expect(screen.words('Als Nächstes')).toContain(duty))
  expect(screen.section('Als Nächstes')?.dataset.urgent).toBe('true')

  // The break was pressed, and the house does not know of it yet.
  await screen.show(<Clock state="paused" />)
  expect(screen.section('Als Nächstes')).toBeUndefined()
})

it('what is hours away does not stand out', async () => {
  answers.set('me', { ...running, duty: { ...running.duty, at: '2026-11-16T15:00:00Z' } })
  await screen.show(<Clock state="running" />)
  await screen.until(() => expect(screen.words('Als Nächstes')).toContain('In 2 Stunden 20 Minuten'))
  expect(screen.section('Als Nächstes')?.dataset.urgent).toBeUndefined()
})

it('nothing is said where nothing is ahead', async () => {
  answers.set('me', { ...running, duty: null, conflicts: [{ id: 'a', at: running.at, message: 'Offen.' }] })
  await screen.show(<Clock state="running" />)
  await screen.until(() => expect(screen.section('Ungeklärt')).toBeDefined())
  expect(screen.section('Als Nächstes')).toBeUndefined()
})
