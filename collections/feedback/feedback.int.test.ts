import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let admin: Caller
let manager: Caller
let foreignManager: Caller
let visitor: Caller
let questionnaire: { id: string; publicHash: string; version: string }

const content = {
  body: [
    { type: 'rating', value: { question: 'Wie sauber war es?', comment: 'optional' } },
    { type: 'rating', value: { question: 'Wie pünktlich?', comment: 'required' } },
    { type: 'comment', value: { question: 'Was noch?' } },
  ],
}
const answers = [{ rating: 5 }, { rating: 2, comment: 'Zu spät' }, { comment: 'Danke' }]

beforeAll(async () => {
  app = await createTestApp()
  admin = await employ(app, ['ROLE_ADMIN'])
  visitor = anyone(app)
  const branch = idOf(await admin('POST', '/api/branches', { name: 'Feldkirch', identifier: 'feldkirch' }))
  const other = idOf(await admin('POST', '/api/branches', { name: 'Bregenz', identifier: 'bregenz' }))
  manager = await employ(app, ['ROLE_MANAGER'], [branch])
  foreignManager = await employ(app, ['ROLE_MANAGER'], [other])
  const { body } = await manager('POST', '/api/questionnaires', { name: 'Nach dem Auftrag', branch, content })
  questionnaire = body.doc as typeof questionnaire
})

afterAll(() => app.close())

const sent = () => ({
  questionnaire: { publicHash: questionnaire.publicHash },
  version: questionnaire.version,
  clientName: 'Auer GmbH',
  contactName: 'Anna Auer',
  service: 'Fassade',
  content: answers,
})
const submit = (change: object = {}) =>
  visitor('POST', '/api/questionnaire-submissions', { ...sent(), ...change })

describe('a questionnaire', () => {
  it('gets a secret address that stays, and a version that follows its questions', async () => {
    const path = `/api/questionnaires/${questionnaire.publicHash}`
    const own = { name: 'Danach', publicHash: 'mine', version: 'mine' }
    expect((await manager('PATCH', path, own)).body).toMatchObject({
      errors: [{ field: 'publicHash' }, { field: 'version' }],
    })
    const renamed = await manager('PATCH', path, { name: 'Danach' })

    expect(questionnaire.publicHash).toMatch(/^[0-9a-f]{40}$/)
    expect(renamed.body.doc).toMatchObject({
      name: 'Danach',
      publicHash: questionnaire.publicHash,
      version: questionnaire.version,
    })
  })

  it('needs a question', async () => {
    const answer = await admin('POST', '/api/questionnaires', { name: 'Leer', content: { body: [] } })

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'content.body' }] } })
  })

  it('is listed for nobody outside', async () => {
    expect((await visitor('GET', '/api/questionnaires')).status).toBe(401)
  })
})

describe('a submission', () => {
  it('keeps the questions with the answers, the average and the branch', async () => {
    const { status, body } = await submit()
    const stored = await manager('GET', `/api/questionnaire-submissions/${String(body.id)}`)

    expect(status).toBe(201)
    expect(stored.body).toMatchObject({
      rating: 3.5,
      status: 'new',
      version: questionnaire.version,
      branch: { name: 'Feldkirch' },
      content: [
        { question: 'Wie sauber war es?', rating: 5, comment: '' },
        { question: 'Wie pünktlich?', rating: 2, comment: 'Zu spät' },
        { question: 'Was noch?', rating: null, comment: 'Danke' },
      ],
    })
  })

  it.each([
    [{ clientName: ' ' }, ['clientName']],
    [{ content: [] }, ['content.0.rating', 'content.1.rating', 'content.1.comment', 'content.2.comment']],
    [{ content: [{ rating: 9 }] }, ['content.0.rating']],
    [{ content: 'alles gut' }, ['content']],
    [{ content: [...answers, { comment: 'Und noch etwas' }] }, ['content.3']],
    [{ contactName: 'x'.repeat(201) }, ['contactName']],
    [{ content: [...answers.slice(0, 2), { comment: 'x'.repeat(5001) }] }, ['content.2.comment']],
  ])('with %j is refused at %j', async (change, fields) => {
    const { status, body } = await submit(change)

    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, fields])
  })

  it('answers only a questionnaire that exists, is public, and reads as it was read', async () => {
    expect((await submit({ questionnaire: { publicHash: 'a'.repeat(40) } })).status).toBe(404)
    expect((await submit({ version: 'alt' })).status).toBe(409)
    const path = `/api/questionnaires/${questionnaire.id}`
    await manager('PATCH', path, { isPublic: false })
    expect((await submit()).status).toBe(404)
    await manager('PATCH', path, { isPublic: true })
  })

  it('that is sent again under its key, at once or later, is kept once', async () => {
    const service = 'Glas, einmal'
    const send = (key: string, change: object = {}) =>
      app.fetch('/api/questionnaire-submissions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ ...sent(), service, ...change }),
      })
    const together = await Promise.all([send('auer-glas'), send('auer-glas')])
    const later = await send('auer-glas', { version: 'von gestern' })
    const other = await send('auer-glas', { clientName: 'Andere' })
    const ids = await Promise.all([...together, later].map(async (answer) => (await answer.json()).id))
    const { rows } = await app.pool.query('select id from submissions where service = $1', [service])

    expect([new Set(ids).size, rows.length, other.status]).toEqual([1, 1, 422])
  })

  it('of an anonymous questionnaire names nobody, whatever is sent', async () => {
    const { body } = await admin('POST', '/api/questionnaires', {
      name: 'Anonym',
      isAnonymous: true,
      content,
    })
    const { publicHash, version } = body.doc as typeof questionnaire
    const shown = await visitor('GET', `/api/questionnaires/public/${publicHash}`)
    const answer = await submit({ questionnaire: { publicHash }, version })
    const without = await visitor('POST', '/api/questionnaire-submissions', {
      questionnaire: { publicHash },
      content: answers,
    })
    const { rows } = await app.pool.query(
      'select client_name, contact_name, service from submissions where id = any($1)',
      [[answer.body.id, without.body.id]],
    )

    expect(shown.body).toMatchObject({ isAnonymous: true })
    expect(version).not.toBe(questionnaire.version)
    expect(rows).toEqual([1, 2].map(() => ({ client_name: 'Anonym', contact_name: null, service: null })))

    const signedIn = await manager('POST', '/api/questionnaire-submissions', {
      questionnaire: { publicHash },
      content: answers,
    })
    const logged = await app.pool.query(
      'select actor_kind, actor_id, ip, user_agent, request_id from logs where document_id = any($1)',
      [[answer.body.id, without.body.id, signedIn.body.id]],
    )
    const nobody = { actor_kind: 'nobody', actor_id: null, ip: null, user_agent: null, request_id: null }
    expect(logged.rows).toEqual([nobody, nobody, nobody])
  })

  it('is worked on by the branch, who cannot change what the client said', async () => {
    const { body } = await submit()
    const path = `/api/questionnaire-submissions/${String(body.id)}`
    const changed = await manager('PATCH', path, { status: 'done', clientName: 'Andere', rating: 5 })
    expect(changed.body).toMatchObject({ errors: [{ field: 'clientName' }, { field: 'rating' }] })
    await manager('PATCH', path, { status: 'done' })

    expect((await manager('GET', path)).body).toMatchObject({
      status: 'done',
      clientName: 'Auer GmbH',
      rating: 3.5,
    })
    expect((await foreignManager('GET', path)).status).toBe(404)
    expect((await visitor('GET', path)).status).toBe(401)
  })
})

describe('a contact request', () => {
  const request = {
    name: 'Anna Auer',
    email: 'anna@example.com',
    phone: '+43 664 1234567',
    comment: 'Bitte zurückrufen',
  }

  it('is kept by the rules of the form and seen by managers', async () => {
    const id = idOf(await admin('POST', '/api/contact-requests', request))

    expect((await manager('GET', `/api/contact-requests/${id}`)).body).toMatchObject({
      ...request,
      status: 'new',
    })
    expect((await visitor('GET', `/api/contact-requests/${id}`)).status).toBe(401)
    expect((await visitor('POST', '/api/contact-requests', request)).status).toBe(401)
  })

  it.each(['name', 'email', 'phone', 'comment'])('is refused at %s as in the browser', async (field) => {
    const answer = await admin('POST', '/api/contact-requests', { ...request, [field]: 'x' })

    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })
})
