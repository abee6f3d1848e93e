import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let visitor: Caller
let target: string
let division: string
let count = 0

const host = 'reinwerk.test'
const node = { version: 1, direction: null, format: '', indent: 0 }

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
})

beforeEach(async () => {
  count += 1
  const data = { name: 'Reinwerk', identifier: `reinwerk-${count}`, hosts: [`${count}.${host}`] }
  division = (await app.payload.create({ collection: 'divisions', data, overrideAccess: true })).id
  target = await makePage({ name: 'Kontakt', path: 'kontakt', type: 'custom_site' })
})

afterAll(() => app.close())

const makePage = async (page: object) =>
  idOf(await editor('POST', '/api/sites', { isPublic: true, division, ...page }))

/** A sentence of which one word leads to the page. */
const sentence = () => {
  const text = (words: string) => ({
    type: 'text',
    text: words,
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    version: 1,
  })
  const fields = { linkType: 'internal', doc: { relationTo: 'sites', value: target }, newTab: false }
  const link = { ...node, type: 'link', version: 3, fields, children: [text('hier')] }
  const paragraph = {
    ...node,
    type: 'paragraph',
    textFormat: 0,
    children: [text('Schreiben Sie '), link, text('.')],
  }

  return { root: { ...node, type: 'root', children: [paragraph] } }
}

/** Everything of a page, and around it, that leads to the target. */
async function leadThere(): Promise<void> {
  const body = [
    { blockType: 'content', text: sentence() },
    {
      blockType: 'buttons',
      buttons: [
        { label: 'Schreiben', target, link: '/store' },
        { label: 'Kommen', target },
      ],
    },
    { blockType: 'sectionNewsTeasers', archive: target },
    { blockType: 'form', privacy: target },
  ]
  await makePage({ name: 'Start', path: 'start', type: 'custom_site', content: { body } })
  await editor('POST', '/api/navigations', {
    name: 'Hauptmenü',
    identifier: 'main',
    division,
    items: [
      { type: 'home', label: 'Start' },
      { type: 'site', label: 'Kontakt', site: target, children: [{ type: 'home', label: 'Darunter' }] },
    ],
  })
  const contact = { imprint: target, privacy: target }
  await app.payload.update({ collection: 'divisions', id: division, data: { contact }, overrideAccess: true })
  await editor('POST', '/api/blocks', {
    name: 'Aktion',
    identifier: 'news',
    division,
    isPublic: true,
    content: { body: { target, text: sentence() } },
  })
}

async function look() {
  const at = `${count}.${host}`
  const { body: page } = await visitor('GET', `/api/pages?path=/start&host=${at}`)
  const { body: website } = await visitor('GET', `/api/website?host=${at}`)

  return { page, website, all: JSON.stringify([page.body, website]) }
}

describe('a page that is taken back', () => {
  it.each([
    ['unpublished', () => ({ _status: 'draft' })],
    ['switched off', () => ({ isPublic: false })],
    ['moved to another division', () => ({ division: null })],
  ])('is led to by nothing once it is %s', async (_how, change) => {
    await leadThere()
    expect((await look()).all.match(/"\/kontakt"/g)).toHaveLength(11)

    expect((await editor('PATCH', `/api/sites/${target}`, change())).status).toBe(200)
    const { page, website, all } = await look()
    expect(all).not.toContain('kontakt')
    expect(all).not.toContain(target)
    expect(website).toMatchObject({ menu: [{ label: 'Start', children: [] }], legalLinks: [] })
    expect(website.newsOverlay).toMatchObject({ href: '#' })
    expect(page.body).toMatchObject([
      {
        text: {
          root: {
            children: [
              { children: [{ text: 'Schreiben Sie ' }, { type: 'text', text: 'hier' }, { text: '.' }] },
            ],
          },
        },
      },
      { buttons: [{ target: null, link: '/store' }, { target: null }] },
      { archive: null },
      { privacy: null },
    ])
  })
})
