import { createLocalReq, type PayloadRequest } from 'payload'

import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

import { takePunch } from '../operations/take-punch.ts'
import { type ClockBranch, findBranch } from '../operations/time-people.ts'

/** Months that are over for everybody, whenever a test runs. */
export const march = '2025-03'
export const april = '2025-04'

export type SheetHouse = TwoBranches & {
  app: TestApp
  /** Somebody of Vienna with full time since 1 March 2025. */
  engage: (more?: object) => Promise<Hired>
  /** A further contract of somebody at Vienna, full time unless it says otherwise. */
  contract: (person: Hired, more: object) => Promise<void>
  /** A day of work from 08:00 to 16:30 with half an hour of break, by the clock of Vienna. */
  work: (person: Hired, day: string, more?: object) => Promise<string>
  sheetOf: (person: Hired, month?: string, by?: Hired) => Promise<MonthSheetView>
  /** A step of a month by somebody, as `confirm` or `close`. */
  step: (by: Hired, person: Hired, step: string, body: object, month?: string) => Promise<Response>
  hashOf: (person: Hired, month?: string) => Promise<string>
  /** What was said of somebody's months, in its turn. */
  eventsOf: (person: Hired) => Promise<SaidOfMonth[]>
  /** Pressed at the clock on a day of March, or on a device of their own, and received when it was over; the id of the press. */
  pressLate: (
    person: Hired,
    kind: 'start' | 'end',
    pressedAt: string,
    by?: 'clock' | 'own',
  ) => Promise<string>
  /** Confirmed by the person and closed by Mia. */
  close: (person: Hired, month?: string) => Promise<void>
}

export type SaidOfMonth = { kind: string; month: string; seal: string; previous: string }

export async function openSheetHouse(): Promise<SheetHouse> {
  const app = await createTestApp()
  const cast = await openTwoBranches(app)
  await app.payload.update({
    collection: 'branches',
    id: cast.vienna,
    data: { allowsOwnDevices: true },
    overrideAccess: true,
  })
  const device = await hangClock(app, cast.vienna)
  const sheetOf: SheetHouse['sheetOf'] = async (person, month = march, by = cast.admin) =>
    read(await by.ask('GET', `/api/time-sheets/${person.id}/${month}`))
  const step: SheetHouse['step'] = (by, person, name, body, month = march) =>
    by.ask('POST', `/api/time-sheets/${person.id}/${month}/${name}`, body)

  return {
    ...cast,
    app,
    sheetOf,
    step,
    hashOf: async (person, month) => (await sheetOf(person, month)).hash,
    eventsOf: ({ id }) => eventsOf(app, id),
    pressLate: (person, kind, pressedAt, by = 'clock') =>
      pressLate(app, { person, kind, pressedAt, branch: cast.vienna, device: by === 'own' ? null : device }),
    engage: (more) => engage(app, cast.vienna, more),
    contract: (person, more) => storeContract(app, { user: person.id, branch: cast.vienna, ...more }),
    work: async (person, day, more = {}) => {
      const entry = { user: person.id, branch: cast.vienna, ...dayOfWork(day), ...more }
      const { doc } = await read<{ doc: { id: string } }>(
        await cast.admin.ask('POST', '/api/working-activities', entry),
      )
      return doc.id
    },
    close: async (person, month = march) => {
      const { hash } = await sheetOf(person, month)
      await read(await step(person, person, 'confirm', { hash }, month))
      await read(await step(cast.mia, person, 'close', { hash }, month))
    },
  }
}

async function hangClock({ payload }: TestApp, branch: string): Promise<string> {
  const { id } = await payload.create({
    collection: 'devices',
    data: { name: 'Uhr', identifier: 'uhr', branch, kind: 'clock', purpose: 'time-tracking' },
    overrideAccess: true,
  })

  return id
}

/** A request for leave of the second week of March. */
export const leave = (house: SheetHouse, person: Hired, more: object = {}) => ({
  user: person.id,
  branch: house.vienna,
  type: 'vacation',
  firstDay: '2025-03-10',
  lastDay: '2025-03-14',
  ...more,
})

async function engage(app: TestApp, branch: string, more: object = {}): Promise<Hired> {
  const person = await hire(app, 'ROLE_EMPLOYEE', [branch])
  await storeContract(app, { user: person.id, branch, ...more })

  return person
}

type OwnContract = { user: string; branch: string }

async function storeContract(app: TestApp, own: OwnContract): Promise<void> {
  const data = { ...fullTime, ...own }
  await app.payload.create({ collection: 'contracts', data, overrideAccess: true })
}

async function eventsOf({ pool }: TestApp, user: string): Promise<SaidOfMonth[]> {
  const { rows } = await pool.query<SaidOfMonth>(
    'select kind, month, seal, previous from time_sheet_events where user_id = $1 order by sequence',
    [user],
  )

  return rows
}

type LatePress = {
  person: Hired
  kind: 'start' | 'end'
  pressedAt: string
  branch: string
  device: string | null
}

async function pressLate(
  app: TestApp,
  { person, kind, pressedAt, branch, device }: LatePress,
): Promise<string> {
  const req = await createLocalReq({}, app.payload)
  const now = Temporal.Instant.from('2025-04-02T08:00:00Z')
  const request = { id: crypto.randomUUID(), pressedAt, sentAt: now.toString() }
  const presser = {
    person: { id: person.id, username: person.id, name: 'Person' },
    clock:
      device === null ? null : { branch: await branchOf(req, branch), device: { id: device, keyPrefix: '' } },
    branches: [branch],
  }
  await takePunch(req, { presser, kind, request, now })

  return request.id
}

async function branchOf(req: PayloadRequest, id: string): Promise<ClockBranch> {
  const branch = await findBranch(req, id)
  if (!branch) throw new Error(`There is no branch ${id}.`)

  return branch
}

const fullTime = {
  validFrom: '2025-03-01',
  hoursPer: 'week' as const,
  weeklyMinutes: 2400,
  minutesPerWeekday: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480 },
  employmentType: 'full-time' as const,
  holidayDaysPerYear: 25,
  holidayCarryOver: 0,
}

/** March and April 2025 are told apart by the night in which clocks are put forward. */
const dayOfWork = (day: string) => {
  const at = (clock: string) =>
    Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime('Europe/Vienna')
  const moment = (clock: string) => at(clock).toInstant().toString({ smallestUnit: 'millisecond' })

  return {
    state: 'ended',
    startedAt: moment('08:00'),
    endedAt: moment('16:30'),
    breaks: [{ startedAt: moment('12:00'), endedAt: moment('12:30') }],
  }
}

async function read<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)

  return readJson<Body>(answer)
}
