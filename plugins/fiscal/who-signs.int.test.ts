import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hire, openBranch, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import type { BranchBox } from '#domain/ordering/fiscal/fiscal.contract.ts'

import { openSigningHouse, type SigningHouse } from './testing/signing-house.ts'

let app: TestApp
let house: SigningHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openSigningHouse(app, 'rksv')
})

afterAll(() => app.close())

describe('a cash box', () => {
  it('is seen by the team of its branch, and led by whoever leads it', async () => {
    const team = await hire(app, 'ROLE_EMPLOYEE', [house.branch])
    const path = `/api/fiscal/boxes/${house.box}`
    const { branches } = await readJson<{ branches: BranchBox[] }>(await team.ask('GET', '/api/fiscal/boxes'))

    expect(branches).toMatchObject([{ mayLead: false, box: { id: house.box, receipts: 1 } }])
    expect((await team.ask('GET', path)).status).toBe(200)
    expect(await verdict(await team.ask('POST', `${path}/receipts`, { kind: 'zero' }))).toEqual({
      status: 403,
      codes: ['not-allowed'],
    })
    for (const file of ['dep', 'keys'])
      expect((await team.ask('GET', `${path}/file/${file}`)).status).toBe(403)
    expect((await team.ask('POST', `${path}/plug`, { isUnplugged: true })).status).toBe(403)
    expect((await house.page()).receipts).toHaveLength(1)
  })

  it('does not exist for others', async () => {
    const other = await openBranch(app, 'anderswo')
    const stranger = await hire(app, 'ROLE_MANAGER', [other])
    const editor = await hire(app, 'ROLE_EDITOR', [house.branch])
    const path = `/api/fiscal/boxes/${house.box}`

    expect((await stranger.ask('GET', path)).status).toBe(404)
    expect((await stranger.ask('POST', `${path}/receipts`, { kind: 'closing' })).status).toBe(404)
    expect(
      (await stranger.ask('POST', `/api/fiscal/branches/${house.branch}/box`, { scheme: 'tse' })).status,
    ).toBe(404)
    expect((await editor.ask('GET', '/api/fiscal/boxes')).status).toBe(403)
    expect((await app.fetch('/api/fiscal/boxes')).status).toBe(401)
    expect((await app.fetch(path)).status).toBe(401)
  })

  it('shows nobody its keys but in the file for whoever checks', async () => {
    const { rows } = await app.pool.query<{ keys: string }>('select sealed_keys as keys from fiscal_devices')
    const page = JSON.stringify(await house.page())

    expect(rows[0]?.keys.length).toBeGreaterThan(100)
    expect(page).not.toContain(rows[0]?.keys ?? '')
    expect(await (await house.file('keys')).json()).toMatchObject({
      base64AESKey: expect.stringMatching(/^[\w+/]{43}=$/),
    })
  })

  it('keeps its branch from being deleted', async () => {
    const admin = await hire(app, 'ROLE_ADMIN')

    expect(await verdict(await admin.ask('DELETE', `/api/branches/${house.branch}`))).toEqual({
      status: 409,
      codes: ['still-in-use'],
    })
  })
})
