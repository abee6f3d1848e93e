import type { CloseDayRequest, DayEnd, DayList } from '#domain/ordering/day-end/day-end.contract.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { type Hired, hire, openBranch } from '#scripts/testing/hire.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { pay, type Paying } from './paid-days.ts'

export type PaidHouse = {
  branch: string
  /** What the branch is called in addresses and lists. */
  name: string
  /** Leads the branch; asks where nobody else is named. */
  lead: Hired
  pay: (at: string, amount: number, given?: Partial<Paying>) => Promise<{ order: string; line: string }>
  day: (date: string, who?: Hired) => Promise<DayEnd>
  days: () => Promise<DayList>
  close: (date: string, request: CloseDayRequest, who?: Hired) => Promise<Response>
  /** By what the ledger says, with nothing missing. */
  closeFitting: (date: string, who?: Hired) => Promise<Response>
}

let opened = 0

/** The one order of an app that all others are like; it is placed when the first house opens. */
const models = new WeakMap<TestApp, Promise<string>>()

async function placeModel(app: TestApp): Promise<string> {
  const { place } = await openCounter(app)

  return (await place()).id
}

/** A branch of its own whose ledger is written line by line. */
export async function openPaidHouse(app: TestApp): Promise<PaidHouse> {
  const placing = models.get(app) ?? placeModel(app)
  models.set(app, placing)
  const model = await placing
  opened += 1
  const name = `haus-${opened}`
  const branch = await openBranch(app, name)
  const lead = await hire(app, 'ROLE_MANAGER', [branch])
  const path = (date: string) => `/api/day-ends/days/${branch}/${date}`
  const day: PaidHouse['day'] = async (date, who = lead) => readJson(await who.ask('GET', path(date)))
  const close: PaidHouse['close'] = (date, request, who = lead) =>
    who.ask('POST', `${path(date)}/close`, request)

  return {
    branch,
    name,
    lead,
    pay: (at, amount, given) => pay(app, { branch, model, at, amount, ...given }),
    day,
    days: async () => readJson(await lead.ask('GET', `/api/day-ends/days?branch=${branch}`)),
    close,
    closeFitting: async (date, who = lead) => {
      const { figures, cashExpected } = await day(date)

      return close(date, { lines: figures.lines, float: 10_000, counted: 10_000 + cashExpected }, who)
    },
  }
}
