import { afterAll, beforeAll, expect, test } from 'vitest'

import { openClock } from '#scripts/testing/open-clock.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'

import { type Arrived, type ClockHouse, minutesAgo, openClockHouse, pin } from './testing/clock-house.ts'

type Press = { kind: string; id: string; pressedAt: string }
/** A device that keeps what its person pressed until the server has said what became of it. */
type Device = { arrived: Arrived; waiting: Press[]; said: Set<string> }

const kinds = ['start', 'pause', 'resume', 'end']
const each = 40

let clocks: ClockHouse

beforeAll(async () => {
  clocks = await openClockHouse()
})

afterAll(() => clocks.app.close())

test('a process killed during a burst of presses loses none that it took and repeats none', async () => {
  const { app } = clocks
  const devices = await Promise.all([1, 2, 3, 4].map(() => hold()))
  const first = await startServerProcess(app.databaseUrl, app.mediaDir)
  let killed: Promise<void> | undefined
  const refused = await burst(first, devices, () => {
    if (takenBy(devices) >= 30) killed ??= first.kill()
  })
  expect(refused).toEqual([])
  await killed
  for (const { said, arrived } of devices) {
    expect(said.size).toBeLessThan(each)
    expect((await idsOf(arrived)).filter((id) => said.has(id))).toHaveLength(said.size)
  }

  const second = await startServerProcess(app.databaseUrl, app.mediaDir)
  expect(await burst(second, devices)).toEqual([])
  await second.stop()

  await expectWhole(devices)
})

test('presses whose connections PostgreSQL ends are refused as a service that is away, and none is lost or taken twice', async () => {
  const { app } = clocks
  const devices = await Promise.all([1, 2, 3, 4].map(() => hold()))
  const { rows } = await app.pool.query<{ now: Date }>('select clock_timestamp() as now')
  const server = await startServerProcess(app.databaseUrl, app.mediaDir)
  const cut = () =>
    app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and backend_start > $1 and pid <> pg_backend_pid()`,
      [rows[0]?.now],
    )
  const refused: number[] = []
  // Every tenth press that was taken brings the next cut, in the middle of others.
  for (let round = 0; round < 60 && takenBy(devices) < devices.length * each; round += 1) {
    const from = takenBy(devices)
    refused.push(
      ...(await burst(server, devices, () => {
        if (takenBy(devices) === from + 10 && round < 8) void cut()
      })),
    )
  }
  await server.stop()

  expect(refused.length).toBeGreaterThan(0)
  expect(refused.filter((status) => status !== 503)).toEqual([])
  await expectWhole(devices)
})

const takenBy = (devices: readonly Device[]): number => devices.reduce((sum, { said }) => sum + said.size, 0)

async function expectWhole(devices: readonly Device[]): Promise<void> {
  for (const { arrived } of devices) {
    expect(await idsOf(arrived)).toHaveLength(each)
    const made = await arrived.activities()
    expect(made.map(({ state }) => state)).toEqual(Array.from({ length: each / 4 }, () => 'ended'))
    expect(
      made.every(
        ({ started_at, ended_at }) => Math.round((Number(ended_at) - Number(started_at)) / 60_000) === 9,
      ),
    ).toBe(true)
  }
}

async function hold(): Promise<Device> {
  const arrived = await clocks.arrive()
  const waiting = Array.from({ length: each }, (_, index) => ({
    kind: kinds[index % 4] ?? 'end',
    id: crypto.randomUUID(),
    pressedAt: minutesAgo((each - index) * 3).pressedAt,
  }))

  return { arrived, waiting, said: new Set() }
}

/**
 * Each device sends in its order all that is not known to have arrived, and stops when nobody answers or a press is not
 * taken; the statuses of those.
 */
async function burst({ url }: RunningServer, devices: Device[], onTaken?: () => void): Promise<number[]> {
  const refused: number[] = []
  const { house } = clocks
  const send = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const clock = await openClock({ send, asAdmin: house.admin.ask, branch: house.vienna })
  await Promise.all(
    devices.map(async ({ arrived, waiting, said }) => {
      const pressing = await clock.signIn(arrived.username, pin)
      for (const { kind, ...press } of waiting.filter(({ id }) => !said.has(id))) {
        // A server that comes late is no clock that goes wrong.
        const sent = { ...press, sentAt: new Date().toISOString() }
        const answer = await pressing.press(kind, sent).catch(() => null)
        if (!answer) return
        if (answer.status !== 200) return void refused.push(answer.status)
        said.add(press.id)
        onTaken?.()
      }
    }),
  )

  return refused
}

async function idsOf({ person }: Arrived): Promise<string[]> {
  const { rows } = await clocks.app.pool.query<{ id: string }>(
    'select id from working_time_events where user_id = $1',
    [person.id],
  )

  return rows.map(({ id }) => id)
}
