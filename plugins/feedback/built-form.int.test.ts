import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { formFields, formVersion } from '#domain/feedback/built-form/form-fields.ts'
import { pageView } from '#domain/content/page.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let visitor: Caller
let branch: string
let page: string
let count = 0

const rows = [
  { label: 'Ihr Name', kind: 'text', isRequired: true },
  { label: 'E-Mail', kind: 'email' },
  { label: 'Raum', kind: 'choice', options: 'Stüble\nGastgarten' },
]
const form = (more: object = {}) => ({ blockType: 'customForm', name: 'Tischanfrage', fields: rows, ...more })

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  const fixtures = createRecordFixtures(app.payload)
  branch = (await fixtures.store('branches', { email: 'markt@haus.test', isPublic: true, division: null })).id
  page = await makePage([form({ recipients: [branch] })])
})

afterAll(() => app.close())

beforeEach(() => app.pool.query('truncate outbox, idempotency_keys; delete from contact_requests'))

async function makePage(body: object[]): Promise<string> {
  count += 1
  const path = `formular-${count}`
  const values = { name: path, path, type: 'custom_site', isPublic: true, content: { body } }
  await editor('POST', '/api/sites', values)
  return path
}

/** As a visitor's browser knows it. */
async function seen(path: string) {
  const { body } = await visitor('GET', `/api/pages?path=/${path}&host=theke.test`)
  const section = pageView.parse(body).body.find(({ blockType }) => blockType === 'customForm')
  const fields = formFields(section?.fields)
  const idOfField = (label: string) => String(fields.find((field) => field.label === label)?.id)
  const answers = { [idOfField('Ihr Name')]: ['Anna Auer'], [idOfField('Raum')]: ['Stüble'] }

  return {
    section,
    idOfField,
    sent: { path: `/${path}`, section: section?.id, version: formVersion(fields), answers },
  }
}

const send = (body: object, headers: Record<string, string> = {}) =>
  app.fetch('/api/forms/built', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const kept = async () =>
  (
    await app.pool.query<object>(
      'select name, email, form, answers, page, status::text from contact_requests',
    )
  ).rows
const mails = async () =>
  (
    await app.pool.query<{ to: string }>(
      `select concat_ws(' ', payload ->> 'reader', payload ->> 'branch') as to from outbox order by 1`,
    )
  ).rows.map(({ to }) => to)

describe('what is entered into a form of a page', () => {
  it('is kept with its questions, and told to the branch that the editor has chosen', async () => {
    const { sent, idOfField } = await seen(page)
    const answers = { ...sent.answers, [idOfField('E-Mail')]: ['anna@kundin.test'] }

    expect((await send({ ...sent, answers })).status).toBe(201)
    expect(await kept()).toEqual([
      {
        name: 'Anna Auer',
        email: 'anna@kundin.test',
        form: 'Tischanfrage',
        answers: [
          { label: 'Ihr Name', kind: 'text', value: 'Anna Auer' },
          { label: 'E-Mail', kind: 'email', value: 'anna@kundin.test' },
          { label: 'Raum', kind: 'choice', value: 'Stüble' },
        ],
        page: `/${page}`,
        status: 'new',
      },
    ])
    expect(await mails()).toEqual([`business ${branch}`, 'sender'])
  })

  it('is told to the house where nobody was chosen, and confirmed to nobody without an address', async () => {
    const { sent } = await seen(await makePage([form()]))
    await send(sent)

    expect(await mails()).toEqual(['business'])
  })

  it('is told to the branch that was chosen where the form stands in a piece', async () => {
    const piece = idOf(
      await editor('POST', '/api/blocks', {
        name: 'Tischanfrage',
        identifier: 'tischanfrage',
        isPublic: true,
        content: { sections: [{ blockType: 'sectionLink', label: 'Oben' }, form({ recipients: [branch] })] },
      }),
    )
    const { sent } = await seen(await makePage([{ blockType: 'piece', piece }]))

    expect((await send(sent)).status).toBe(201)
    expect(await mails()).toEqual([`business ${branch}`])
  })

  it('is judged by the questions of the page, each problem at its field, and leaves no trace', async () => {
    const { sent, idOfField } = await seen(page)
    const answers = { [idOfField('Raum')]: ['Keller'], [idOfField('E-Mail')]: ['anna'], weg: ['x'] }
    const answer = await send({ ...sent, answers })
    const { errors } = await readJson<ApiErrors>(answer)

    expect([answer.status, errors.map(({ field }) => field)]).toEqual([
      400,
      ['Ihr Name', 'E-Mail', 'Raum'].map((label) => `answers.${idOfField(label)}`).concat('answers.weg'),
    ])
    expect([await kept(), await mails()]).toEqual([[], []])
  })

  it('is kept once, however often it is sent under its key', async () => {
    const { sent } = await seen(page)
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(sent, { 'idempotency-key': 'tisch-fuer-zwei' })),
    )

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await kept()).toHaveLength(1)
  })

  it('is marked and told to nobody where a machine has filled in what people do not see', async () => {
    const { sent } = await seen(page)
    await send({ ...sent, website: 'https://spam.example' })

    expect([await kept(), await mails()]).toEqual([[expect.objectContaining({ status: 'spam' })], []])
  })

  it('is read by nobody who may not read contact requests', async () => {
    await send((await seen(page)).sent)

    expect((await visitor('GET', '/api/contact-requests')).status).toBe(401)
    expect((await editor('GET', '/api/contact-requests')).status).toBe(403)
  })
})

describe('a form that has changed since it was opened', () => {
  it('is refused in German, and nothing of it is kept', async () => {
    const path = await makePage([form()])
    const { sent, section } = await seen(path)
    const { docs } = (await editor('GET', `/api/sites?where[path][equals]=${path}`)).body as {
      docs: { id: string }[]
    }
    const fields = [...rows, { label: 'Anlass', kind: 'text' }]
    await editor('PATCH', `/api/sites/${docs[0]?.id}`, {
      content: { body: [form({ id: section?.id, fields })] },
    })
    const answer = await send(sent)

    expect([answer.status, (await readJson<ApiErrors>(answer)).errors]).toEqual([
      409,
      [
        expect.objectContaining({
          code: 'changed-meanwhile',
          message: expect.stringContaining('Ihre Eingaben stehen noch da'),
        }),
      ],
    ])
    expect(await kept()).toEqual([])
  })

  it.each([
    ['that is hidden', form({ isHidden: true })],
    ['that asks nothing', form({ fields: [] })],
  ])('is one %s as well', async (_, section) => {
    const path = await makePage([section])
    const { docs } = (await editor('GET', `/api/sites?where[path][equals]=${path}`)).body as {
      docs: { content: { body: { id: string }[] } }[]
    }
    const id = docs[0]?.content.body[0]?.id

    expect(
      (await send({ path: `/${path}`, section: id, version: formVersion([]), answers: {} })).status,
    ).toBe(409)
  })
})

it('visitors are not told who reads what they send', async () => {
  const { section } = await seen(page)

  expect(section?.recipients ?? null).toBeNull()
})

it('a contact request without such answers still needs all that the contact form asks for', async () => {
  const chief = await employ(app, ['ROLE_ADMIN'])
  const made = await chief('POST', '/api/contact-requests', { name: 'Anna Auer', answers: [{ label: 'x' }] })

  expect([made.status, await kept()]).toEqual([400, []])
  expect(() => idOf(made)).toThrow('Nothing was made')
})
