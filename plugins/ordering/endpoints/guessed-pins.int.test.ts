import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ScreenPerson } from '#domain/ordering/screen-person.contract.ts'
import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type CornerShop, openCornerShop } from '../testing/corner-shop.ts'
import { pairScreen } from '../testing/pair-screen.ts'

type Screen = Awaited<ReturnType<typeof pairScreen>>

const pin = '4711'
let app: TestApp
let eck: CornerShop
let park: CornerShop
let admin: Hired

beforeAll(async () => {
  app = await createTestApp()
  eck = await openCornerShop(app.payload, 'eck')
  park = await openCornerShop(app.payload, 'park')
  admin = await hire(app, 'ROLE_ADMIN')
})

afterAll(() => app.close())

/** Somebody of these branches with a PIN. */
async function employ(branches = [eck.branch]): Promise<Hired> {
  const person = await hire(app, 'ROLE_EMPLOYEE', branches)
  await person.ask('PUT', `/api/users/${person.id}/pin`, { pin })
  return person
}
const type = (at: Screen, person: string, typed = pin, branch = eck.branch) =>
  askWith(app)('POST', `/api/orders/screen/${branch}/${at.key}/people`, { person, pin: typed })
type Locked = { errors: { data: { retryAfterSeconds: number } }[] }
const codeOf = async (answer: Promise<Response>) => (await verdict(await answer)).codes[0]

/** The same id, with the letters of it in capitals that this number says. */
function spelled(id: string, number: number): string {
  let letters = 0
  return id.replaceAll(/[a-f]/g, (letter) => {
    letters += 1
    return (number >> (letters - 1)) & 1 ? letter.toUpperCase() : letter
  })
}

describe('whoever guesses PINs', () => {
  it('has five tries at one person, however they write the id', async () => {
    const screen = await pairScreen(app, eck.branch, 'frontdesk')
    const anna = await employ()
    const codes = []
    for (let tries = 0; tries < 8; tries += 1) {
      codes.push(await codeOf(type(screen, spelled(anna.id, tries), '9999')))
    }

    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong-pin'),
      ...Array.from({ length: 3 }, () => 'too-many-attempts'),
    ])
  })

  it('waits longer each time, until the right one comes, and whoever leads the branch finds it in the log', async () => {
    const anna = await employ()
    const mia = await hire(app, 'ROLE_MANAGER', [eck.branch])
    const minutes: number[] = []
    const guess = async () => {
      const screen = await pairScreen(app, eck.branch, 'frontdesk')
      for (let tries = 0; tries < 5; tries += 1) await type(screen, anna.id, '9999')
      const { errors } = await readJson<Locked>(await type(screen, anna.id))
      minutes.push(Math.round((errors[0]?.data.retryAfterSeconds ?? 0) / 60))
      // Time goes by.
      await app.pool.query(`update payload_kv set data = jsonb_set(data, '{untilMs}', '0') where key = $1`, [
        `login-attempts:pin-of-person:${anna.id}`,
      ])
    }
    for (let time = 0; time < 3; time += 1) await guess()
    expect((await type(await pairScreen(app, eck.branch, 'frontdesk'), anna.id)).status).toBe(200)
    await guess()

    expect(minutes).toEqual([10, 20, 40, 10])
    const log = await mia.ask(
      'GET',
      `/api/logs?where[action][equals]=lockout&where[documentId][equals]=${anna.id}`,
    )
    const { docs } = await readJson<{ docs: { title: string }[] }>(log)
    expect(docs.map(({ title }) => title)).toEqual(Array(4).fill(expect.stringMatching(/\(PIN\)$/)))
  })

  it('has fifteen at one device, also who types their own in between', async () => {
    const screen = await pairScreen(app, eck.branch, 'frontdesk')
    const mallory = await employ()
    const colleagues = await Promise.all(Array.from({ length: 5 }, () => employ()))
    const guess = () => Promise.all(colleagues.slice(0, 4).map(({ id }) => codeOf(type(screen, id, '9999'))))

    for (let round = 0; round < 3; round += 1) {
      expect(new Set(await guess())).toEqual(new Set(['wrong-pin']))
      expect((await type(screen, mallory.id)).status).toBe(200)
    }
    await guess()
    expect(await codeOf(type(screen, colleagues[4]?.id ?? '', '9999'))).toBe('too-many-attempts')
  })

  it('locks nobody out of their branch from a device of another one', async () => {
    const elsewhere = await pairScreen(app, park.branch, 'frontdesk')
    const anna = await employ()
    for (let tries = 0; tries < 5; tries += 1) await type(elsewhere, anna.id, '9999', park.branch)

    expect(await codeOf(type(elsewhere, anna.id, '9999', park.branch))).toBe('too-many-attempts')
    expect((await type(await pairScreen(app, eck.branch, 'frontdesk'), anna.id)).status).toBe(200)
  })
})

describe('whoever mistypes their own PIN', () => {
  it('may do so all day, at a device that others use as well', async () => {
    const screen = await pairScreen(app, eck.branch, 'frontdesk')
    const people = await Promise.all([employ(), employ()])

    for (let round = 0; round < 6; round += 1) {
      for (const { id } of people) {
        for (let tries = 0; tries < 3; tries += 1) await type(screen, id, '9999')
        expect((await type(screen, id)).status).toBe(200)
      }
    }
  })

  it('is let in as often at once as the right one is typed', async () => {
    const screen = await pairScreen(app, eck.branch, 'frontdesk')
    const anna = await employ()
    const answers = await Promise.all(Array.from({ length: 20 }, () => type(screen, anna.id)))

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})

it('who stands at a device is known there no more once it hangs in another branch, though they work at both', async () => {
  const screen = await pairScreen(app, eck.branch, 'frontdesk')
  const anna = await employ([eck.branch, park.branch])
  const { token } = await readJson<ScreenPerson>(await type(screen, anna.id))
  const moved = await admin.ask('PATCH', `/api/devices/${screen.id}`, { branch: park.branch })
  const renew = askWith(app)('PUT', `/api/orders/screen/${park.branch}/${screen.key}/people`, { token })

  expect(moved.status).toBe(200)
  expect(await codeOf(renew)).toBe('person-expired')
})
