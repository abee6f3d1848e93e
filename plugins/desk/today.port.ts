import type { Config, PayloadRequest } from 'payload'

import type { RecordChange } from '#collections/shared/admin/record-change.ts'
import type { Right } from '#kernel/access/rights.ts'

/** `waits` for somebody, is `wrong`, or neither. */
export type TodayTone = 'waits' | 'wrong' | 'calm'
/** Below the panel's own address. */
type Path = `/${string}`

/** What waits for somebody: what it is, how many, since when, and where it is settled. */
export type TodayLine = {
  key: string
  label: string
  count: number
  /** When the oldest of it came, as ISO text. */
  since: string | null
  note?: string
  tone: 'waits' | 'wrong'
  path: Path
}

export type TodayFigure = {
  label: string
  value: string
  /** What was at this time a week ago, in words. */
  before: string
  /** The same where there is little room, such as „+12 %“. */
  change: string
  direction: 'up' | 'down' | 'same'
}

/** Figures of one branch, or of all of them together. */
export type TodayFigures = {
  key: string
  place: string
  /** What the figures count, in words. */
  counts: string
  figures: TodayFigure[]
  path: Path
}

/** What guests cannot have at the moment, and what gives it back in one press, if this person may press. */
export type TodayOutage = {
  key: string
  label: string
  note: string
  /** By which clock it tells a time, if it tells any: the zone is named to whoever has another. */
  timeZone?: string
  path: Path
  lift?: { label: string; change: RecordChange }
}

/** A switch of a branch; without a change the person may only look at it. */
export type TodaySwitch = { key: string; label: string; isOn: boolean; change?: RecordChange }

export type TodayPlace = {
  key: string
  name: string
  state: 'open' | 'closing-soon' | 'closed'
  stateText: string
  /** By which clock it tells a time, if it tells any: the zone is named to whoever has another. */
  timeZone?: string
  path: Path
  /** Where guests see it. */
  publicPath: string | null
  switches: TodaySwitch[]
}

export type TodayItem = {
  key: string
  lead?: string
  title: string
  /** Said after the title, unless such data are out of sight. */
  customer?: string
  note: string
  /** By which clock it tells a time, if it tells any: the zone is named to whoever has another. */
  timeZone?: string
  status?: { label: string; tone: TodayTone }
  end?: string
  path: Path
}

/** Work that goes on. */
export type TodayList = {
  key: string
  title: string
  empty: string
  items: TodayItem[]
  all: { label: string; path: Path }
}

/** What the start view is made of. */
export type TodayParts = {
  waiting: TodayLine
  figures: TodayFigures
  lists: TodayList
  outages: TodayOutage
  places: TodayPlace
}
export type TodayPart = keyof TodayParts

/** What a capability adds to one part, for whoever has the right. */
export type TodaySource<Part extends TodayPart> = {
  /** What it is about, for people who are told that it could not be read. */
  name: string
  right: [Right, slug: string]
  /** The collections whose changes it shows. */
  follows: readonly string[]
  read: (req: PayloadRequest, now: Temporal.Instant) => Promise<TodayParts[Part][]>
}

export type TodaySources = { readonly [Part in TodayPart]: readonly TodaySource<Part>[] }

const none: TodaySources = { waiting: [], figures: [], lists: [], outages: [], places: [] }

/** The configuration with what a capability adds to the start view. */
export function withToday(config: Config, added: Partial<TodaySources>): Config {
  const known = todayOf(config)
  const today: TodaySources = {
    waiting: [...known.waiting, ...(added.waiting ?? [])],
    figures: [...known.figures, ...(added.figures ?? [])],
    lists: [...known.lists, ...(added.lists ?? [])],
    outages: [...known.outages, ...(added.outages ?? [])],
    places: [...known.places, ...(added.places ?? [])],
  }

  return { ...config, custom: { ...config.custom, today } }
}

/** What all capabilities have added. */
export function todayOf({ custom }: Pick<Config, 'custom'>): TodaySources {
  // `custom` is Payload's open drawer for plugins; only `withToday` writes this part of it.
  return (custom?.today ?? none) as TodaySources
}
