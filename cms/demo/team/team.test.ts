import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { contractProblems } from '#domain/workforce/contract.ts'
import { pinProblem } from '#domain/people/pin.ts'
import { foldLedger } from '#domain/workforce/ledger/fold-ledger.ts'
import { lawFor } from '#domain/workforce/law/law-rules.ts'
import { warningsOfWork } from '#domain/workforce/law/warnings-of-work.ts'
import { publicHolidaysOf } from '#plugins/working-time/holidays/public-holidays.ts'

import { people } from './people.data.ts'
import { teamAbsences } from './team-absences.ts'
import { contractsOf } from './team-contracts.ts'
import { teamDays } from './team-days.ts'
import { teamPresses } from './team-presses.ts'
import { teamShifts } from './team-shifts.ts'

const timeZone = 'Europe/Vienna'
const ids = new Map(people.map(({ key }) => [key, `id of ${key}`]))
const place = { branch: 'marktplatz', timeZone, device: 'clock', project: 'feast', ids }

function teamAt(text: string) {
  const now = Temporal.Instant.from(text)
  const days = teamDays(now, timeZone)
  const absences = teamAbsences(days)
  const shifts = teamShifts({ people, days, absences, timeZone })
  const said = teamPresses({ people, shifts, days, place, now, seed: 7 })
  const eventsOf = (key: string) =>
    said.flatMap(({ event, origin }, sequence) =>
      origin.user === ids.get(key) ? [{ ...event, sequence }] : [],
    )

  return { now, days, absences, shifts, said, eventsOf }
}

const moments = [
  '2026-11-20T18:40:00Z',
  '2026-11-29T12:00:00Z',
  '2027-01-01T03:00:00Z',
  '2026-12-31T23:30:00Z',
  '2027-02-28T10:00:00Z',
  '2028-02-29T22:59:00Z',
  '2026-03-29T00:59:00Z',
  '2026-10-25T01:30:00Z',
]

describe('the team of the demo', () => {
  it('is twelve over three whole months and the one that goes on, the same ones for the same seed', () => {
    const { days, said, ...team } = teamAt('2026-11-20T18:40:00Z')

    expect(people).toHaveLength(12)
    expect(days.months.map(({ from, to }) => [isoDayOf(from), isoDayOf(to)])).toEqual([
      ['2026-08-01', '2026-09-01'],
      ['2026-09-01', '2026-10-01'],
      ['2026-10-01', '2026-11-01'],
    ])
    expect([isoDayOf(days.published), isoDayOf(days.planned)]).toEqual(['2026-12-07', '2026-12-14'])
    expect(said.length).toBeGreaterThan(2500)
    expect(teamPresses({ people, days, place, seed: 7, shifts: team.shifts, now: team.now })).toEqual(said)
    expect(teamPresses({ people, days, place, seed: 8, shifts: team.shifts, now: team.now })).not.toEqual(
      said,
    )
  })

  it.each(moments)(
    'has contracts without contradiction at %s, one of which changes in mid-month',
    (moment) => {
      const { days } = teamAt(moment)
      const contracts = people.flatMap((person) =>
        contractsOf(person, days).map((terms) => ({ person, terms })),
      )

      expect(contracts).toHaveLength(13)
      expect(contracts.flatMap(({ terms }) => contractProblems(terms))).toEqual([])
      expect(contracts.filter(({ terms }) => terms.validUntil).map(({ terms }) => terms.validUntil)).toEqual([
        isoDayOf(days.change - 1),
      ])
      const [young] = contracts.filter(({ person }) => person.isYoung)
      const age = (day: number) =>
        Temporal.PlainDate.from(young?.terms.bornOn ?? '').until(isoDayOf(day), { largestUnit: 'year' }).years
      expect([age(days.months[0].from), age(days.planned)].every((years) => years >= 15 && years < 18)).toBe(
        true,
      )
    },
  )

  it.each(moments)('plans nobody twice at once, and nobody who is away, at %s', (moment) => {
    const { shifts, absences, days } = teamAt(moment)
    for (const { key } of people) {
      const own = shifts
        .filter(({ person }) => person === key)
        .toSorted((one, other) => one.from - other.from)
      expect(own.every(({ from }, index) => index === 0 || from >= (own[index - 1]?.to ?? 0))).toBe(true)
      const away = absences.filter(({ person, status }) => person === key && status === 'approved')
      expect(own.filter(({ day }) => away.some(({ from, to }) => day >= from && day <= to))).toEqual([])
    }
    const open = shifts.filter(({ person }) => person === null)
    expect(open.length).toBeGreaterThan(2)
    expect(open.every(({ day }) => day >= days.today)).toBe(true)
    expect(shifts.some(({ isPublished }) => !isPublished)).toBe(true)
  })

  it.each(moments)('leaves only its last month with something to settle at %s', (moment) => {
    const { days, now, eventsOf } = teamAt(moment)
    const unsettled = people.flatMap(({ key }) => {
      const { activities, conflicts } = foldLedger(eventsOf(key))
      const dayOf = (at: number) =>
        dayNumberOf(
          Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
        )
      expect(activities.every(({ from, to }) => (to ?? from) <= now.epochMilliseconds)).toBe(true)
      return [
        ...activities
          .filter(({ state }) => state === 'incomplete')
          .map(({ from }) => [key, 'incomplete', dayOf(from)] as const),
        ...[...conflicts].map(([id, reason]) => {
          const press = eventsOf(key).find((event) => event.id === id)
          return [key, reason, dayOf(press?.kind === 'correction' || !press ? 0 : press.atMs)] as const
        }),
      ]
    })

    expect(unsettled.map(([key, what]) => [key, what])).toEqual([
      ['matteo', 'incomplete'],
      ['hanna', 'not-at-work'],
    ])
    expect(unsettled.every(([, , day]) => day >= days.months[2].from)).toBe(true)
  })

  it('works over midnight, without a network once, and has an end put right with a reason', () => {
    const { said, eventsOf } = teamAt('2026-11-20T18:40:00Z')
    const { activities } = foldLedger(eventsOf('dominik'))
    const corrections = said.filter(({ event }) => event.kind === 'correction')

    const dayAt = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).day
    expect(activities.some(({ from, to }) => to !== null && dayAt(from) !== dayAt(to))).toBe(true)
    expect(said.filter(({ origin }) => origin.clock === 'sent-late').length).toBeGreaterThan(10)
    expect(said.filter(({ origin }) => origin.clock && origin.clock !== 'sent-late')).toEqual([])
    expect(corrections.map(({ origin }) => [origin.author, origin.reason !== null])).toEqual([
      ['id of magdalena', true],
      ['id of magdalena', true],
    ])
  })

  it('gives its apprentice what the law of the young asks for', () => {
    const { now, eventsOf } = teamAt('2026-11-20T18:40:00Z')
    const [noah] = people.filter(({ isYoung }) => isYoung)
    const { bornOn } = contractsOf(noah!, teamDays(now, timeZone))[0]!
    const holidays = new Map(
      [2026]
        .flatMap((year) => publicHolidaysOf({ country: 'AT', region: null, year }))
        .map((each) => [each.day, each]),
    )
    const warnings = warningsOfWork(
      foldLedger(eventsOf('noah')).activities.map((activity) => ({ ...activity, timeZone })),
      {
        rulesOn: lawFor({ country: 'AT', trade: 'gastronomy', birthDate: bornOn ?? null }),
        calendar: (day) =>
          holidays.has(day) ? { name: 'Feiertag', isPublic: true, share: 'whole' } : undefined,
        nowMs: now.epochMilliseconds,
      },
    )

    expect(warnings).toEqual([])
  })

  it('has a PIN each that can be told, but for its lead', () => {
    const pins = people.flatMap(({ pin }) => pin ?? [])

    expect(people.filter(({ pin }) => pin === null).map(({ isLead }) => isLead)).toEqual([true])
    expect(pins.map((pin) => pinProblem(pin)).filter(Boolean)).toEqual([])
    expect(new Set(pins).size).toBe(11)
    const told = /An der Stempeluhr hat (\S+) (\S+) die PIN `(\d+)`/.exec(readFileSync('README.md', 'utf8'))
    expect(people).toContainEqual(
      expect.objectContaining({ firstName: told?.[1], lastName: told?.[2], pin: told?.[3] }),
    )
  })
})
