import type { ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

/** A Monday so far away that nobody has to wait for it, and the end of its week. */
export const monday = '2097-08-05'
export const sunday = '2097-08-11'
export const week = { first: monday, last: sunday }

export type PlanHouse = TwoBranches & {
  app: TestApp
  /** Works at both branches. */
  olga: Hired
  /** What a call below the shifts answers; one that is refused fails. */
  call: <Body>(person: Hired, method: string, path: string, body?: object) => Promise<Body>
  /** The values of a shift in Vienna, from ten to six by its clock. */
  shift: (day: string, person: Hired | null, more?: object) => object
  add: (values: object, by?: Hired) => Promise<ShiftOfPlan>
  change: (id: string, values: object, by?: Hired) => Promise<Response>
  /** Without shifts, and with nothing promised about any. */
  clear: () => Promise<void>
}

/** Two branches, one of which Mia plans. */
export async function openPlanHouse(): Promise<PlanHouse> {
  const app = await createTestApp()
  const cast = await openTwoBranches(app)
  const olga = await hire(app, 'ROLE_EMPLOYEE', [cast.vienna, cast.graz])
  const call = async <Body>(person: Hired, method: string, path: string, body?: object) => {
    const answer = await person.ask(method, `/api/working-schedules/${path}`, body)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)

    return readJson<Body>(answer)
  }

  return {
    ...cast,
    app,
    olga,
    call,
    shift: (day, person, more = {}) => ({
      branch: cast.vienna,
      person: person?.id ?? null,
      from: `${day}T08:00:00Z`,
      to: `${day}T16:00:00Z`,
      post: 'Service',
      ...more,
    }),
    add: (values, by = cast.mia) => call(by, 'POST', 'plan/shifts', values),
    change: (id, values, by = cast.mia) =>
      by.ask('PATCH', `/api/working-schedules/plan/shifts/${id}`, values),
    clear: async () => {
      await app.pool.query('delete from shift_swaps')
      await app.pool.query('delete from working_schedules')
      await app.pool.query(`delete from outbox where topic like 'shift-%'`)
    },
  }
}
