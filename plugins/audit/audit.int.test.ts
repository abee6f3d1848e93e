import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { FieldChange } from '#domain/operations/change-log.ts'
import { askWith, hire, type Hired, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

type Row = Record<string, unknown> & { changes: FieldChange[] | null }

let app: TestApp
let vienna: string
let graz: string
let admin: Hired
let mia: Hired
let tina: Hired

beforeAll(async () => {
  app = await createTestApp()
  vienna = await openBranch(app, 'wien')
  graz = await openBranch(app, 'graz')
  admin = await hire(app, 'ROLE_ADMIN')
  mia = await hire(app, 'ROLE_MANAGER', [vienna])
  tina = await hire(app, 'ROLE_EMPLOYEE', [vienna])
})

afterAll(() => app.close())

async function rowsOf(documentId: string): Promise<Row[]> {
  const { rows } = await app.pool.query<Row>(
    'select action, collection, title, changes, branch_id, actor_kind, actor_id, actor_name, request_id, ip, user_agent from logs where document_id = $1 order by at, id',
    [documentId],
  )
  return rows
}

async function createTable(by: Hired, body: object): Promise<string> {
  const { doc } = await readJson<{ doc: { id: string } }>(await by.ask('POST', '/api/tables', body))
  return doc.id
}

describe('a change', () => {
  it('is written down with who, what, before and after', async () => {
    const id = await createTable(mia, { branch: vienna, identifier: '1', name: 'Fenster' })
    await mia.ask('PATCH', `/api/tables/${id}`, { name: 'Bar', seats: 4 })
    await mia.ask('DELETE', `/api/tables/${id}`)
    const rows = await rowsOf(id)

    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(rows[1]).toMatchObject({
      collection: 'tables',
      title: '1',
      branch_id: vienna,
      actor_kind: 'person',
      actor_id: mia.id,
      actor_name: expect.stringMatching(/^Person \d+$/),
      changes: [
        { field: 'name', before: 'Fenster', after: 'Bar' },
        { field: 'seats', after: 4 },
      ],
    })
    expect(rows[2]?.changes).toContainEqual({ field: 'branch', before: vienna })
  })

  it('that changes nothing leaves no row', async () => {
    const id = await createTable(mia, { branch: vienna, identifier: '2' })
    await mia.ask('PATCH', `/api/tables/${id}`, { identifier: '2' })

    expect(await rowsOf(id)).toHaveLength(1)
  })

  it('that was refused leaves no row', async () => {
    const count = async () => (await app.pool.query('select count(*)::int from logs')).rows[0].count
    const before = await count()
    await mia.ask('POST', '/api/tables', { branch: vienna, identifier: '2' })
    await mia.ask('POST', '/api/tables', { branch: graz, identifier: '3' })

    expect(await count()).toBe(before)
  })

  it('by the system says so', async () => {
    const { id } = await app.payload.create({
      collection: 'tables',
      data: { branch: vienna, identifier: '9' },
      overrideAccess: true,
    })

    expect(await rowsOf(id)).toMatchObject([{ actor_kind: 'system', actor_id: null }])
  })

  it('tells where the request came from, but not from whom at home', async () => {
    const answer = await app.fetch('/api/auth/authenticate', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': 'request-1',
        'x-client-address': '203.0.113.77',
        'user-agent': 'Test/1',
      },
      body: JSON.stringify({ username: 'niemand', password: 'falsch-falsch' }),
    })
    const { rows } = await app.pool.query<Row>(`select * from logs where request_id = 'request-1'`)

    expect(answer.status).toBe(401)
    expect(rows).toMatchObject([
      {
        action: 'sign-in-failed',
        title: 'niemand',
        actor_kind: 'nobody',
        ip: '203.0.113.0',
        user_agent: 'Test/1',
      },
    ])
  })
})

describe('a secret', () => {
  it('appears in no row', async () => {
    const password = 'ein-neues-gutes-passwort'
    await admin.ask('PATCH', `/api/users/${tina.id}`, { password, lastName: 'Neu' })
    const rows = await rowsOf(tina.id)

    expect(rows.at(-1)?.changes).toEqual([
      { field: 'lastName', before: expect.any(String), after: 'Neu' },
      { field: 'password', isHidden: true },
    ])
    const { rows: all } = await app.pool.query<{ row: string }>('select logs::text as row from logs')
    const text = all.map(({ row }) => row).join('\n')
    expect(text).not.toContain(password)
    expect(text).not.toContain('pbkdf2')
  })

  it('such as a wage is told of without its value', async () => {
    const contract = {
      user: tina.id,
      branch: vienna,
      validFrom: '2026-01-01',
      weeklyMinutes: 2400,
      hourlyWage: 1450,
    }
    const { doc } = await readJson<{ doc: { id: string } }>(
      await admin.ask('POST', '/api/contracts', contract),
    )
    const [row] = await rowsOf(doc.id)

    expect(row?.changes).toContainEqual({ field: 'hourlyWage', isHidden: true })
  })
})

describe('signing in and out', () => {
  it('is written down, and so are failures until the lock', async () => {
    const name = 'gesperrt@example.com'
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await askWith(app)('POST', '/api/auth/authenticate', { email: name, password: 'falsch-falsch' })
    }
    const { rows } = await app.pool.query<{ action: string }>(
      'select action from logs where title = $1 order by at, id',
      [name],
    )

    expect(rows.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 5 }, () => 'sign-in-failed'),
      'lockout',
    ])
    const ben = await hire(app, 'ROLE_EMPLOYEE', [vienna])
    await ben.ask('POST', '/api/users/logout')
    expect((await rowsOf(ben.id)).map(({ action }) => action)).toEqual(['create', 'sign-in', 'sign-out'])
  })
})

it('saving the configuration is written down', async () => {
  await admin.ask('POST', '/api/config', { orderButtonLabel: 'Jetzt bestellen' })
  const { rows } = await app.pool.query<Row>(`select changes from logs where action = 'config-saved'`)

  expect(rows.at(-1)?.changes).toContainEqual({ field: 'orderButtonLabel', after: 'Jetzt bestellen' })
})

describe('the log', () => {
  const read = async (by: Hired) => by.ask('GET', '/api/logs?limit=500&depth=0')

  it('is read by the administration in full, by managers for their branches, by nobody else', async () => {
    await createTable(admin, { branch: graz, identifier: '1' })
    const { docs } = await readJson<{ docs: { branch: string | null }[] }>(await read(mia))

    expect(docs.length).toBeGreaterThan(0)
    expect(new Set(docs.map(({ branch }) => branch))).toEqual(new Set([vienna]))
    expect((await read(admin)).status).toBe(200)
    // Tina's own sessions ended with the password that was given to her above.
    expect((await read(await hire(app, 'ROLE_EMPLOYEE', [vienna]))).status).toBe(403)
    expect((await askWith(app)('GET', '/api/logs')).status).toBe(401)
  })

  it('is written, changed and deleted by nobody', async () => {
    const { docs } = await readJson<{ docs: { id: string }[] }>(await read(admin))
    const path = `/api/logs/${docs[0]?.id}`
    const answers = [
      await admin.ask('POST', '/api/logs', {
        at: '2026-01-01T00:00:00Z',
        action: 'create',
        actorKind: 'person',
      }),
      await admin.ask('PATCH', path, { title: 'x' }),
      await admin.ask('PUT', path, { title: 'x' }),
      await admin.ask('DELETE', path),
    ]

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

it('erasing a customer takes along what the log told about them, and leaves that it happened', async () => {
  const { doc } = await readJson<{ doc: { id: string } }>(
    await admin.ask('POST', '/api/customers', {
      kind: 'person',
      firstName: 'Rosa',
      lastName: 'Vergessen',
      branch: vienna,
    }),
  )
  await admin.ask('PATCH', `/api/customers/${doc.id}`, { phone: '+43 664 7654321' })
  await admin.ask('DELETE', `/api/customers/${doc.id}`)
  const { rows } = await app.pool.query<{ action: string }>(
    'select * from logs where document_id = $1 order by at',
    [doc.id],
  )

  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
  expect(JSON.stringify(rows)).not.toMatch(/Rosa|Vergessen|7654321/)
})

it('deleting a branch does not stumble over its own log', async () => {
  const branch = await openBranch(app, 'linz')

  expect((await admin.ask('DELETE', `/api/branches/${branch}`)).status).toBe(200)
  expect((await rowsOf(branch)).map(({ action }) => action)).toEqual(['create', 'delete'])
})
