import type { ActivityView } from '#domain/workforce/time-tracking.contract.ts'
import { askWith, hire, type Hired } from '#scripts/testing/hire.ts'
import { openClock, type PersonAt } from '#scripts/testing/open-clock.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches, type TwoBranches } from '#scripts/testing/two-branches.ts'

export const pin = '4711'

/** A clock in Vienna, and whoever presses there. */
export type ClockHouse = {
  app: TestApp
  house: TwoBranches
  clock: Awaited<ReturnType<typeof openClock>>
  arrive: () => Promise<Arrived>
}

/** Somebody who has just typed their PIN, and what the database holds of them. */
export type Arrived = {
  person: Hired
  username: string
  pressing: PersonAt
  events: () => Promise<{ kind: string; clock: string | null; at: Date; received_at: Date }[]>
  activities: () => Promise<{ id: string; state: string; started_at: Date; ended_at: Date | null }[]>
}

export async function openClockHouse(): Promise<ClockHouse> {
  const app = await createTestApp()
  const house = await openTwoBranches(app)
  const clock = await openClock({ send: askWith(app), asAdmin: house.admin.ask, branch: house.vienna })
  let count = 0

  return {
    app,
    house,
    clock,
    arrive: async () => {
      const person = await hire(app, 'ROLE_EMPLOYEE', [house.vienna])
      count += 1
      const username = `anna${count}`
      await app.payload.update({
        collection: 'users',
        id: person.id,
        data: { username },
        overrideAccess: true,
      })
      await person.ask('PUT', `/api/users/${person.id}/pin`, { pin })
      const pressing = await clock.signIn(username, pin)

      return { person, username, pressing, ...heldOf(app, person.id) }
    },
  }
}

function heldOf(app: TestApp, person: string): Pick<Arrived, 'events' | 'activities'> {
  const rowsOf = async (text: string) => (await app.pool.query(text, [person])).rows

  return {
    events: () =>
      rowsOf(
        'select kind, clock, at, received_at from working_time_events where user_id = $1 order by sequence',
      ),
    activities: () =>
      rowsOf(
        'select id, state, started_at, ended_at from working_activities where user_id = $1 order by started_at',
      ),
  }
}

export const shown = async (answer: Promise<Response>): Promise<ActivityView | null> =>
  (await readJson<{ activity: ActivityView | null }>(await answer)).activity

/** What a device sends that pressed so many minutes ago, by a clock that is wrong by some. */
export function minutesAgo(minutes: number, wrongBy = 0): { pressedAt: string; sentAt: string } {
  const sent = Temporal.Now.instant().add({ minutes: wrongBy })

  return { pressedAt: sent.subtract({ minutes }).toString(), sentAt: sent.toString() }
}
