import { epochMsOf } from '#domain/time/zone-clock.ts'
import { judgeClock } from '#domain/workforce/ledger/judge-clock.ts'
import type { ActivityFacts, Entry } from '#domain/workforce/ledger/ledger-event.ts'
import type { SaidEvent } from '#plugins/working-time/ledger/ledger-record.ts'

import { type Chance, makeChance } from '../past-orders/chance.ts'
import { type Mishap, mishaps } from './mishaps.data.ts'
import type { DemoPerson } from './people.data.ts'
import { type PressedTime, pressedTimes } from './pressed-times.ts'
import type { TeamDays } from './team-days.ts'
import type { DemoShift } from './team-shifts.ts'

export type TeamPlace = {
  branch: string
  timeZone: string
  /** The clock on the wall. */
  device: string | null
  project: string | null
  /** The ids of the people, by their keys. */
  ids: ReadonlyMap<string, string>
}

type Options = {
  people: readonly DemoPerson[]
  shifts: readonly DemoShift[]
  days: TeamDays
  place: TeamPlace
  now: Temporal.Instant
  seed: number
}

/**
 * All that was pressed up to now, and what was corrected of it, in the order in which it came to be known. The same
 * arguments give the same events.
 */
export function teamPresses({ people, shifts, now, seed, ...rest }: Options): SaidEvent[] {
  const lead = rest.place.ids.get(people.find(({ isLead }) => isLead)?.key ?? '') ?? null
  const said = people.flatMap((person, index) => {
    const own = shifts.filter((shift) => shift.person === person.key && shift.from < now.epochMilliseconds)
    const about = { ...rest, person, lead, chance: makeChance(seed + index) }
    return own.flatMap((shift) => saidOf(shift, mishapOf(shift, own, rest.days), about))
  })

  return said
    .filter(({ origin }) => origin.receivedMs <= now.epochMilliseconds)
    .toSorted((one, other) => one.origin.receivedMs - other.origin.receivedMs)
}

type About = { person: DemoPerson; lead: string | null; days: TeamDays; place: TeamPlace; chance: Chance }

function mishapOf(shift: DemoShift, own: readonly DemoShift[], { months }: TeamDays): Mishap | null {
  const isThis = ({ person, month, nth }: Mishap) => {
    const { from, to } = months[month]
    return person === shift.person && own.filter(({ day }) => day >= from && day < to)[nth] === shift
  }

  return mishaps.find(isThis) ?? null
}

function saidOf(shift: DemoShift, mishap: Mishap | null, about: About): SaidEvent[] {
  const { chance, person } = about
  const facts = factsOf(shift, about)
  const times = pressedTimes({
    shift,
    chance,
    mishap: mishap?.kind ?? null,
    isYoung: person.isYoung ?? false,
  })
  const presses = times.map((time) => pressOf(time, { shift, facts, about }))

  return mishap?.corrected
    ? [...presses, correctionOf(presses, { shift, facts, about, ...mishap.corrected })]
    : presses
}

type Told = { shift: DemoShift; facts: ActivityFacts; about: About }

/** Once the clock had no network for a day, and sent what was pressed the next morning. */
const offlineDay = 9

function pressOf({ kind, at }: PressedTime, { shift, facts, about }: Told): SaidEvent {
  const { place, days, chance, person } = about
  const isOffline = !person.isLead && shift.day === days.months[1].from + offlineDay
  const sentMs = isOffline ? epochMsOf(shift.day + 1, 480, place.timeZone) : at + 200 + chance.whole(800)
  const receivedMs = sentMs + 40 + chance.whole(100)
  const { atMs, mark } = judgeClock({ pressedMs: at, sentMs, receivedMs })
  const user = place.ids.get(person.key) ?? ''

  return {
    event: { id: chance.uuidAt(at), kind, atMs, facts },
    origin: {
      user,
      author: user,
      reason: null,
      receivedMs,
      pressedMs: at,
      sentMs,
      clock: mark,
      ...(person.isLead
        ? {
            source: 'web',
            device: null,
          }
        : {
            source: 'terminal',
            device: place.device,
          }),
    },
  }
}

/** On Thursdays of the last two months the feast of somebody else was got ready. */
function factsOf(shift: DemoShift, { place, days }: About): ActivityFacts {
  const { branch, timeZone } = place
  const isThursday = (shift.day - days.months[1].from) % 7 === 3
  const isForFeast =
    shift.day >= days.months[1].from && isThursday && ['jakob', 'sofie'].includes(shift.person ?? '')

  return { branch, timeZone, task: null, project: isForFeast ? place.project : null, note: null }
}

type Correcting = Told & { minutesAfterPlan: number; reason: string }

/** As the lead wrote it down on the next day. */
function correctionOf(
  presses: readonly SaidEvent[],
  { shift, facts, about, minutesAfterPlan, reason }: Correcting,
): SaidEvent {
  const { place, lead, person, chance } = about
  const receivedMs = epochMsOf(shift.day + 1, 690, place.timeZone)
  const at = (kind: string) => {
    const press = presses.find(({ event }) => event.kind === kind)?.event
    return press && press.kind !== 'correction' ? press.atMs : null
  }
  const [from, pausedAt, resumedAt] = [at('start') ?? shift.from, at('pause'), at('resume')]
  const entry: Entry = {
    from,
    to: shift.to + minutesAfterPlan * 60_000,
    breaks: pausedAt !== null && resumedAt !== null ? [{ from: pausedAt, to: resumedAt }] : [],
    facts,
  }
  const ids = presses.map(({ event }) => event.id)

  return {
    event: {
      id: chance.uuidAt(receivedMs),
      kind: 'correction',
      activity: ids[0] ?? null,
      replaces: ids,
      entry,
    },
    origin: {
      user: place.ids.get(person.key) ?? '',
      source: 'correction',
      device: null,
      author: lead,
      reason,
      receivedMs,
      pressedMs: null,
      sentMs: null,
      clock: null,
    },
  }
}
