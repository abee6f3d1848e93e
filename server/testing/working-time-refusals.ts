import { openClock } from '#scripts/testing/open-clock.ts'
import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'

type Headers = Record<string, string>
type House = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Headers) => Promise<Response>
  staff: Headers
}

const pin = '4711'
const ago = (hours: number) => ({
  pressedAt: Temporal.Now.instant().subtract({ hours }).toString(),
  sentAt: Temporal.Now.instant().toString(),
})

/** How a client meets the refusals of the clock, each as a person of their own. */
export const workingTimeRefusals = (house: () => House) => ({
  'not-at-work': async () => (await atClock(house())).press('end'),
  'already-at-work': async () => {
    const person = await atClock(house())
    await person.press('start', ago(1))
    return person.press('start')
  },
  'already-paused': async () => {
    const person = await atClock(house())
    await person.press('start', ago(2))
    await person.press('pause', ago(1))
    return person.press('pause')
  },
  'not-paused': async () => {
    const person = await atClock(house())
    await person.press('start', ago(1))
    return person.press('resume')
  },
  'already-entered': async () => {
    const person = await atClock(house())
    await enterBefore(house(), person)
    return person.press('start', ago(8))
  },
  'too-late': async () => {
    const person = await atClock(house())
    await person.press('start', ago(30))
    return person.press('end')
  },
  'id-taken': async () => {
    const person = await atClock(house())
    const id = crypto.randomUUID()
    await person.press('start', { id })
    return person.press('end', { id })
  },
  'own-devices-off': () => pressElsewhere(house()),
})

/** On a device of one's own at a branch that does not agree to that. */
async function pressElsewhere({ send, staff, fixtures }: House) {
  const { id: branch } = await fixtures.store('branches')
  const { docs } = await (await send('GET', '/api/users?sort=createdAt&limit=1', undefined, staff)).json()
  const [{ id, username, email }] = docs
  await send('PATCH', `/api/users/${id}`, { branches: [branch] }, staff)
  const path = `/api/time-tracking/session/${username ?? email}/working-activities/start`
  return send('POST', path, { id: crypto.randomUUID() }, staff)
}

async function enterBefore({ send, staff }: House, { id, branch }: { id: string; branch: string }) {
  const [startedAt, endedAt] = [ago(9).pressedAt, ago(1).pressedAt]
  const entry = { user: id, branch, state: 'ended', startedAt, endedAt }
  await send('POST', '/api/working-activities', entry, staff)
}

async function atClock({ fixtures, send, staff }: House) {
  const { id: branch } = await fixtures.store('branches')
  const username = `uhr-${crypto.randomUUID().slice(0, 8)}`
  const { id } = await fixtures.store('users', { roles: ['ROLE_EMPLOYEE'], branches: [branch], username })
  await send('PUT', `/api/users/${id}/pin`, { pin }, staff)
  const asAdmin = (method: string, path: string, body?: object) => send(method, path, body, staff)

  const pressing = await (await openClock({ send, asAdmin, branch })).signIn(username, pin)
  return { ...pressing, id, branch }
}
