import { afterAll, beforeAll, expect, it } from 'vitest'

import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openTwoBranches } from '#scripts/testing/two-branches.ts'

let app: TestApp
let admin: Hired
let vienna: string

beforeAll(async () => {
  app = await createTestApp()
  ;({ vienna, admin } = await openTwoBranches(app))
})

afterAll(() => app.close())

it('whoever is renamed while their shifts are saved gets all of it, and nobody is turned away', async () => {
  const anna = await hire(app, 'ROLE_EMPLOYEE', [vienna])
  const shifts = await Promise.all([1, 2, 3, 4].map((day) => plan(anna.id, `2027-03-0${day}`)))
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all([
      admin.ask('PATCH', `/api/users/${anna.id}`, { lastName: `Auer ${'I'.repeat(round + 1)}` }),
      ...shifts.map((shift, at) =>
        admin.ask('PATCH', `/api/working-schedules/${shift}`, {
          from: `2027-03-0${at + 1}T0${round}:15:00Z`,
        }),
      ),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  }
})

async function plan(user: string, day: string): Promise<string> {
  const answer = await admin.ask('POST', '/api/working-schedules', {
    user,
    branch: vienna,
    from: `${day}T08:00:00Z`,
    to: `${day}T12:00:00Z`,
  })

  return (await readJson<{ doc: { id: string } }>(answer)).doc.id
}
