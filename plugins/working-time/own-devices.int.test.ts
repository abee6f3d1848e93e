import { afterAll, beforeAll, expect, it } from 'vitest'

import { roles } from '#domain/people/roles.ts'
import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { type ClockHouse, openClockHouse, pin, shown } from './testing/clock-house.ts'

let { app, house, clock } = {} as ClockHouse
/** Agrees to devices of one's own, as opposed to the other two. */
let alpe: string
const own = '/api/time-tracking/session'

beforeAll(async () => {
  ;({ app, house, clock } = await openClockHouse())
  const made = await house.admin.ask('POST', '/api/branches', {
    name: 'Alpe',
    identifier: 'alpe',
    timeZone: 'Europe/Zurich',
    allowsOwnDevices: true,
  })
  alpe = (await readJson<{ doc: { id: string } }>(made)).doc.id
})

afterAll(() => app.close())

type Body = { branch?: string; id?: string }
type Kind = 'start' | 'pause' | 'resume' | 'end'

let count = 0
/** Somebody with a name to press by, at these branches. */
async function comeTo(branches: string[], role: (typeof roles)[number] = 'ROLE_EMPLOYEE') {
  const person = await hire(app, role, branches)
  count += 1
  const username = `eva${count}`
  await app.payload.update({
    collection: 'users',
    id: person.id,
    data: { username },
    overrideAccess: true,
  })

  return { person, username, press: pressingAs(person, username) }
}

const pressingAs =
  ({ ask }: Hired, username: string) =>
  (kind: Kind, body: Body = {}) =>
    ask('POST', `${own}/${username}/working-activities/${kind}`, { id: crypto.randomUUID(), ...body })

const refused = async (answer: Promise<Response>) => verdict(await answer)
const agree = (branch: string, allowsOwnDevices: boolean) =>
  house.admin.ask('PATCH', `/api/branches/${branch}`, { allowsOwnDevices })

it('somebody on their own device learns who they are, how they stand and which branches agree', async () => {
  const { person, username, press } = await comeTo([house.vienna, alpe])
  const branches = [
    { id: alpe, name: 'Alpe', timeZone: 'Europe/Zurich', allowsOwnDevices: true },
    { id: house.vienna, name: 'wien', timeZone: 'Europe/Vienna', allowsOwnDevices: false },
  ]
  expect(await readJson(await person.ask('GET', own))).toEqual({
    person: { id: person.id, username, name: expect.stringMatching(/^Person/) },
    activity: null,
    branches,
    at: expect.any(String),
  })

  await press('start', { branch: alpe })
  expect(await readJson(await person.ask('GET', own))).toMatchObject({
    activity: { state: 'running', branch: alpe },
  })
})

it.each(roles)('%s presses for themselves alone, and only where the branch has agreed', async (role) => {
  const { person, username, press } = await comeTo([alpe, house.vienna], role)
  const other = await comeTo([alpe])

  expect(await refused(press('start', { branch: house.vienna }))).toEqual({
    status: 403,
    codes: ['own-devices-off'],
  })
  expect(await refused(press('start', { branch: house.graz }))).toEqual({
    status: 404,
    codes: ['unknown-branch'],
  })
  expect(await refused(pressingAs(person, other.username)('start', { branch: alpe }))).toEqual({
    status: 403,
    codes: ['not-allowed'],
  })
  for (const part of ['me', 'balances', 'working-schedules', 'working-activities']) {
    expect(await refused(person.ask('GET', `${own}/${other.username}/${part}`))).toEqual({
      status: 403,
      codes: ['not-allowed'],
    })
  }
  expect(await shown(press('start', { branch: alpe }))).toMatchObject({ branch: { id: alpe } })
  expect((await person.ask('GET', `${own}/${username}/me?branch=${alpe}`)).status).toBe(200)
})

it('nobody who has not signed in, and no device of the house, is anybody there', async () => {
  const { username } = await comeTo([alpe])
  const { key } = await readJson<{ key: string }>(
    await house.admin.ask('POST', `/api/devices/${clock.device}/key`, {}),
  )
  const nobody = { status: 401, codes: ['unauthenticated'] }
  const strangers: Record<string, string>[] = [{}, { authorization: `Device ${key}` }]
  for (const headers of strangers) {
    const ask = (method: string, path: string, body?: object) =>
      askWith(app)(method, `${own}${path}`, body, headers)
    expect(await refused(ask('GET', ''))).toEqual(nobody)
    expect(await refused(ask('GET', `/${username}/me`))).toEqual(nobody)
    expect(
      await refused(ask('POST', `/${username}/working-activities/start`, { id: crypto.randomUUID() })),
    ).toEqual(nobody)
  }
})

it('a blocked account presses no more', async () => {
  const { person, press } = await comeTo([alpe])
  await press('start', { branch: alpe })
  await house.admin.ask('PATCH', `/api/users/${person.id}`, { isBlocked: true })

  expect(await refused(press('end', { branch: alpe }))).toEqual({ status: 401, codes: ['unauthenticated'] })
  expect(await refused(person.ask('GET', own))).toEqual({ status: 401, codes: ['unauthenticated'] })
})

it('what was begun at a branch goes on there, so that another one is no way around it', async () => {
  const { person, username, press } = await comeTo([alpe, house.vienna])
  await person.ask('PUT', `/api/users/${person.id}/pin`, { pin })
  const spare = await house.admin.ask('POST', '/api/devices', {
    name: 'Uhr',
    identifier: `uhr-${username}`,
    branch: house.vienna,
    kind: 'clock',
    purpose: 'time-tracking',
  })
  const { doc } = await readJson<{ doc: { id: string } }>(spare)
  const { key } = await readJson<{ key: string }>(
    await house.admin.ask('POST', `/api/devices/${doc.id}/key`, {}),
  )
  const wall = `/api/time-tracking/${key}`
  const proof = await askWith(app)('POST', `${wall}/people`, { username, pin })
  const { token } = await readJson<{ token: string }>(proof)
  const atWall = (kind: Kind) =>
    askWith(app)(
      'POST',
      `${wall}/${username}/working-activities/${kind}`,
      { id: crypto.randomUUID() },
      { 'x-theke-person': token },
    )
  expect((await atWall('start')).status).toBe(200)

  expect(await refused(press('end', { branch: alpe }))).toEqual({ status: 403, codes: ['own-devices-off'] })
  await agree(house.vienna, true)
  expect(await shown(press('end', { branch: alpe }))).toMatchObject({
    state: 'ended',
    branch: { id: house.vienna },
  })
  await agree(house.vienna, false)
})

it('a press whose answer was lost is answered again, though the branch agrees no more or they work elsewhere', async () => {
  const { person, press } = await comeTo([alpe])
  const [start, end] = [crypto.randomUUID(), crypto.randomUUID()]
  await press('start', { branch: alpe, id: start })
  await press('end', { branch: alpe, id: end })
  await agree(alpe, false)
  expect(await shown(press('end', { branch: alpe, id: end }))).toMatchObject({ state: 'ended' })
  await agree(alpe, true)

  await house.admin.ask('PATCH', `/api/users/${person.id}`, { branches: [house.vienna] })
  expect(await shown(press('end', { branch: alpe, id: end }))).toMatchObject({ state: 'ended' })
  expect(await refused(press('start', { branch: alpe }))).toMatchObject({ codes: ['unknown-branch'] })
})

it('a press says that it came from a device of their own, and of no place on earth', async () => {
  const { person, press } = await comeTo([alpe])
  await press('start', { branch: alpe })
  const { rows } = await app.pool.query('select * from working_time_events where user_id = $1', [person.id])

  expect(rows).toMatchObject([{ source: 'web', device_id: null }])
  expect(Object.keys(rows[0]).join()).not.toMatch(/lat|lng|lon|geo|position|address/i)
  const located = { branch: alpe, latitude: 47.4, longitude: 9.7 }
  expect((await press('pause', located)).status).toBe(400)
})

it('tasks are those of the branch at which somebody is', async () => {
  const { person, username } = await comeTo([house.vienna, alpe])
  const task = { title: 'Käse wenden', branch: alpe, assignees: [person.id] }
  await house.admin.ask('POST', '/api/tasks', task)
  const tasksAt = async (branch: string) =>
    (
      await readJson<{ tasks: { name: string }[] }>(
        await person.ask('GET', `${own}/${username}/me?branch=${branch}`),
      )
    ).tasks.map(({ name }) => name)

  expect(await tasksAt(alpe)).toEqual(['Käse wenden'])
  expect(await tasksAt(house.vienna)).toEqual([])
  expect(await refused(person.ask('GET', `${own}/${username}/me?branch=${house.graz}`))).toEqual({
    status: 404,
    codes: ['unknown-branch'],
  })
})
