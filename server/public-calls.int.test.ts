import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { employ } from '#scripts/testing/callers.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let server: RunningServer
let hurried: RunningServer
let publicHash: string

const limit = 4
const form = {
  name: 'Anna Auer',
  email: 'anna@example.com',
  phone: '+43 664 1234567',
  comment: 'Bitte zurückrufen',
}
const visit = { type: 'page', action: 'view', category: 'site', data: {} }
const submission = () => ({
  questionnaire: { publicHash },
  clientName: 'Auer GmbH',
  contactName: 'Anna Auer',
  service: 'Fassade',
  content: [{ comment: 'Danke' }],
})

beforeAll(async () => {
  app = await createTestApp()
  const admin = await employ(app, ['ROLE_ADMIN'])
  const { body } = await admin('POST', '/api/questionnaires', {
    name: 'Nach dem Auftrag',
    isPublic: true,
    content: { body: [{ type: 'comment', value: { question: 'Wie war es?' } }] },
  })
  publicHash = (body.doc as { publicHash: string }).publicHash
  await admin('POST', '/api/vehicles', { name: 'Bühne', path: 'buehne', isPublic: true })
  server = await startServerProcess(app.databaseUrl, app.mediaDir)
  hurried = await startServerProcess(app.databaseUrl, app.mediaDir, {
    RATE_LIMIT_VISITS: String(limit),
    RATE_LIMIT_FORMS: String(limit),
  })
})

afterAll(async () => {
  await server.stop()
  await hurried.stop()
  await app.close()
})

describe('a visitor', () => {
  it('writes to the company at /custom/forms, and is told in German what is missing', async () => {
    const sent = await post(server, '/custom/forms', form)
    const wrong = await post(server, '/custom/forms', { ...form, email: 'anna', comment: 'Hallo' })
    const { rows } = await app.pool.query('select name, comment from contact_requests')

    expect([sent.status, await readJson(sent)]).toEqual([201, { isReceived: true }])
    expect(rows).toEqual([{ name: 'Anna Auer', comment: 'Bitte zurückrufen' }])
    expect([wrong.status, (await errorsOf(wrong)).map(({ field, message }) => [field, message])]).toEqual([
      400,
      [
        ['email', 'Bitte geben Sie eine gültige E-Mail-Adresse an.'],
        ['comment', 'Bitte schreiben Sie mindestens zwei Wörter.'],
      ],
    ])
  })

  it('finds vehicles, services, questionnaires and submissions below /custom/api', async () => {
    const get = (path: string) => fetch(`${server.url}/custom/api/${path}`)

    expect(await readJson(await get('vehicles/buehne'))).toMatchObject({ name: 'Bühne' })
    expect((await get('services')).status).toBe(200)
    expect(await readJson(await get(`questionnaires/public/${publicHash}`))).toMatchObject({
      name: 'Nach dem Auftrag',
      content: { body: [{ value: { question: 'Wie war es?' } }] },
    })
    expect((await get('questionnaires/public/unbekannt')).status).toBe(404)
    expect((await post(server, '/custom/api/questionnaire-submissions', submission())).status).toBe(201)
    expect((await post(server, '/custom/api/vehicles/upload', { vehicles: [] })).status).toBe(401)
  })
})

describe('whoever asks too often', () => {
  it.each([
    ['/api/analytics-logs', () => visit],
    ['/api/questionnaire-submissions', submission],
    ['/custom/api/questionnaire-submissions', submission],
    ['/api/forms', () => form],
    ['/custom/forms', () => form],
  ])('at %s is told in German to wait', async (path, body) => {
    const answers: Response[] = []
    for (let count = 0; count <= limit; count += 1) answers.push(await post(hurried, path, body()))
    const last = answers.at(-1) as Response

    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await errorsOf(last)).toMatchObject([
      {
        code: 'too-many-requests',
        message: expect.stringMatching(/^Zu viele Anfragen\. Bitte versuchen Sie es in .* erneut\.$/),
      },
    ])
  })
})

it('visitors who hurry use up nothing of what the staff behind the same address may write', async () => {
  for (let count = 0; count <= limit; count += 1) await post(hurried, '/api/analytics-logs', visit)

  expect((await post(hurried, '/api/products', {})).status).toBe(401)
})

describe('whoever sends too much', () => {
  const long = 'x'.repeat(600_000)

  it.each([
    ['/custom/forms', { ...form, comment: long }],
    ['/api/forms', { ...form, comment: long }],
    ['/api/questionnaire-submissions', { clientName: long }],
    ['/api/analytics-logs', { ...visit, data: { text: 'x'.repeat(60_000) } }],
    ['/api/uploads', { filename: 'gross.txt', data: `data:text/plain;base64,${'YWFh'.repeat(3_560_000)}` }],
    ['/api/uploads', { filename: 'riesig.txt', data: `data:text/plain;base64,${'YWFh'.repeat(6_000_000)}` }],
  ])('at %s is told in German how much is too much', async (path, body) => {
    const answer = await post(server, path, body)

    expect(answer.status).toBe(413)
    expect(await errorsOf(answer)).toMatchObject([
      { code: 'too-large', message: expect.stringMatching(/zu groß/) },
    ])
  })

  it('with headers that nobody reads is refused in German as well', async () => {
    const answer = await fetch(`${server.url}/api/products?where=${'x'.repeat(20_000)}`)

    expect([answer.status, (await errorsOf(answer))[0]?.code]).toEqual([431, 'headers-too-large'])
  })
})

function post({ url }: RunningServer, path: string, body: object): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function errorsOf(answer: Response): Promise<ApiErrors['errors']> {
  return (await readJson<ApiErrors>(answer)).errors
}
