import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, type Hired, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let branch: string
let admin: Hired
let lead: Hired
let anna: Hired

beforeAll(async () => {
  app = await createTestApp()
  branch = await openBranch(app, 'eck')
  admin = await hire(app, 'ROLE_ADMIN')
  lead = await hire(app, 'ROLE_MANAGER', [branch])
  anna = await hire(app, 'ROLE_EMPLOYEE', [branch])
})

afterAll(() => app.close())

const at = ({ id }: Hired) => `/api/users/${id}/pin`
const rowOf = async ({ id }: Hired) =>
  (await app.pool.query('select salt, hash from user_pins where user_id = $1', [id])).rows[0]

describe('a PIN', () => {
  it('is set by oneself, known as being there and told to nobody', async () => {
    expect(await readJson(await anna.ask('GET', at(anna)))).toEqual({
      hasPin: false,
      changedAt: null,
      lockedMinutes: null,
    })
    const answer = await anna.ask('PUT', at(anna), { pin: '4711' })

    expect(await readJson(answer)).toEqual({
      hasPin: true,
      changedAt: expect.any(String),
      lockedMinutes: null,
    })
    expect(await (await admin.ask('GET', `/api/users/${anna.id}?depth=2`)).text()).not.toContain('4711')
    expect(JSON.stringify(await rowOf(anna))).not.toContain('4711')
  })

  it('is another row each time, though it is the same', async () => {
    await anna.ask('PUT', at(anna), { pin: '4711' })
    const before = await rowOf(anna)
    await anna.ask('PUT', at(anna), { pin: '4711' })
    const after = await rowOf(anna)

    expect(after.salt).not.toBe(before.salt)
    expect(after.hash).not.toBe(before.hash)
  })

  it.each(['0000', '1234', '4321', '9012', '1212', '123123', '2580', '77777777'])(
    'is not %s, which everybody tries first',
    async (pin) => {
      expect(await verdict(await anna.ask('PUT', at(anna), { pin }))).toEqual({
        status: 400,
        codes: ['pin-guessable'],
      })
    },
  )

  it.each(['', '123', '123456789', '12a4', '４７１１', ' 4711'])('is not “%s”', async (pin) => {
    expect(await verdict(await anna.ask('PUT', at(anna), { pin }))).toEqual({
      status: 400,
      codes: ['pin-format'],
    })
  })

  it('goes by being deleted, and with its person', async () => {
    const leaving = await hire(app, 'ROLE_EMPLOYEE', [branch])
    await leaving.ask('PUT', at(leaving), { pin: '4711' })
    await leaving.ask('DELETE', at(leaving))
    expect(await rowOf(leaving)).toBeUndefined()

    await leaving.ask('PUT', at(leaving), { pin: '4711' })
    await admin.ask('DELETE', `/api/users/${leaving.id}`)
    expect(await rowOf(leaving)).toBeUndefined()
  })
})

describe('the PIN of somebody else', () => {
  it('is set by who leads them, and by administrators', async () => {
    expect((await lead.ask('PUT', at(anna), { pin: '8024' })).status).toBe(200)
    expect((await admin.ask('PUT', at(lead), { pin: '8024' })).status).toBe(200)
  })

  it('is none of the business of colleagues, nor of who leads others', async () => {
    const colleague = await hire(app, 'ROLE_EMPLOYEE', [branch])
    const elsewhere = await hire(app, 'ROLE_MANAGER', [await openBranch(app, 'anderswo')])
    const before = await rowOf(anna)

    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? { pin: '7913' } : undefined
      expect(await verdict(await colleague.ask(method, at(anna), body))).toEqual({
        status: 403,
        codes: ['not-allowed'],
      })
      expect(await verdict(await elsewhere.ask(method, at(anna), body))).toEqual({
        status: 404,
        codes: ['unknown-record'],
      })
    }
    expect(await rowOf(anna)).toEqual(before)
  })

  it('is not set by who leads them at one of their branches only: it holds at the others as well', async () => {
    const shared = await hire(app, 'ROLE_EMPLOYEE', [branch, await openBranch(app, 'woanders')])

    expect(await verdict(await lead.ask('PUT', at(shared), { pin: '8024' }))).toEqual({
      status: 403,
      codes: ['not-allowed'],
    })
    expect((await admin.ask('PUT', at(shared), { pin: '8024' })).status).toBe(200)
  })

  it('is not set by who leads, where they have as much to say: it would be theirs to use', async () => {
    const other = await hire(app, 'ROLE_MANAGER', [branch])
    await admin.ask('PATCH', `/api/users/${admin.id}`, { branches: [branch] })

    for (const person of [other, admin]) {
      expect(await verdict(await lead.ask('PUT', at(person), { pin: '7913' }))).toEqual({
        status: 404,
        codes: ['unknown-record'],
      })
    }
  })
})

it('the log says who set a PIN and for whom, and not which', async () => {
  await lead.ask('PUT', at(anna), { pin: '8024' })
  await lead.ask('DELETE', at(anna))
  await lead.ask('DELETE', at(anna))
  const { rows } = await app.pool.query(
    `select action, actor_id, document_id, changes from logs where document_id = $1 and actor_id = $2 order by at`,
    [anna.id, lead.id],
  )

  expect(rows.slice(-2)).toEqual([
    { action: 'pin-set', actor_id: lead.id, document_id: anna.id, changes: null },
    { action: 'pin-removed', actor_id: lead.id, document_id: anna.id, changes: null },
  ])
})
