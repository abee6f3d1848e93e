import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PageChoice } from '#domain/content/page-choices.contract.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let editor: Caller
let wirtshaus: string
let reinwerk: string
const pages = new Map<string, string>()

beforeAll(async () => {
  app = await createTestApp()
  editor = await employ(app, ['ROLE_EDITOR'])
  wirtshaus = await divisionOf({ name: 'Wirtshaus', identifier: 'wirtshaus', isDefault: true })
  reinwerk = await divisionOf({ name: 'Reinwerk', identifier: 'reinwerk' })
  await makePage('Kontakt', { division: reinwerk })
  await makePage('Kontakt', { division: wirtshaus }, 'kontakt-gast')
  await makePage('Karte', { division: null })
  await makePage('Intern', { division: reinwerk, isPublic: false })
  await makePage('Bald', { division: reinwerk, _status: 'draft' })
  await makePage('Laser', { division: reinwerk, type: 'custom_news' })
})

afterAll(() => app.close())

async function divisionOf(data: { name: string; identifier: string; isDefault?: boolean }) {
  return (await app.payload.create({ collection: 'divisions', data, overrideAccess: true })).id
}

async function makePage(name: string, values: object, path = name.toLowerCase()) {
  pages.set(path, idOf(await editor('POST', '/api/sites', { name, path, isPublic: true, ...values })))
}

const choices = async (query: string) => {
  const { body } = await editor('GET', `/api/pages/choices?${query}`)
  return body as { pages: PageChoice[]; chosen: (PageChoice & { problem: string | null })[] }
}
const offered = async (query: string) =>
  (await choices(query)).pages.map(({ name, href, brand }) => [name, href, brand].join(' '))

describe('a page to lead to', () => {
  it('is one that the visitors of the same brand reach', async () => {
    expect(await offered(`division=${reinwerk}`)).toEqual([
      'Kontakt /kontakt Reinwerk',
      'Laser /laser Reinwerk',
    ])
    const ofTheHouse = ['Karte /karte Wirtshaus', 'Kontakt /kontakt-gast Wirtshaus']
    expect(await offered(`division=${wirtshaus}`)).toEqual(ofTheHouse)
    expect(await offered('division=')).toEqual(ofTheHouse)
    expect(await offered('')).toHaveLength(4)
  })

  it('is found by its name and by its address, and may be of one type alone', async () => {
    expect(await offered('search=GAST')).toEqual(['Kontakt /kontakt-gast Wirtshaus'])
    expect(await offered(`division=${reinwerk}&search=laser`)).toEqual(['Laser /laser Reinwerk'])
    expect(await offered('search=gibt-es-nicht')).toEqual([])
    expect(await offered('type=custom_news')).toEqual(['Laser /laser Reinwerk'])
    expect(await editor('GET', '/api/pages/choices?type=custom_unknown')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'type', message: 'Diesen Seitentyp gibt es nicht.' }] },
    })
  })

  it('is offered although somebody has begun to change it', async () => {
    await editor('PATCH', `/api/sites/${pages.get('laser')}?draft=true`, { name: 'Laser neu' })

    expect(await offered('search=laser')).toEqual(['Laser /laser Reinwerk'])
  })

  it('that was chosen says what became of it', async () => {
    const gone = '0198b1d4-0000-7000-8000-000000000001'
    const ids = ['kontakt', 'kontakt-gast', 'intern', 'bald'].map((path) => pages.get(path))
    const { chosen } = await choices(`division=${reinwerk}&chosen=${[...ids, gone, 'keine-id'].join()}`)

    expect(chosen.map(({ name, problem }) => [name, problem])).toEqual([
      ['Kontakt', null],
      ['Kontakt', 'other-division'],
      ['Intern', 'not-public'],
      ['Bald', 'not-published'],
      ['Unbekannte Seite', 'gone'],
    ])
  })

  it('is told to the team alone', async () => {
    expect((await anyone(app)('GET', '/api/pages/choices')).status).toBe(401)
    const clerk = await employ(app, ['ROLE_EMPLOYEE'])
    expect((await clerk('GET', '/api/pages/choices')).status).toBe(200)
  })
})

it('a page can be saved and published although its target was taken back', async () => {
  const target = pages.get('karte')
  const body = [
    {
      blockType: 'buttons',
      buttons: [
        { label: 'Karte', target, link: '/store' },
        { label: 'Weg', target },
      ],
    },
    { blockType: 'sectionNewsTeasers', teasers: [target], archive: target },
  ]
  const values = { name: 'Start', path: 'start', type: 'custom_site', isPublic: true, content: { body } }
  const id = idOf(await editor('POST', '/api/sites', values))
  await editor('PATCH', `/api/sites/${target}`, { isPublic: false })

  for (const query of ['?draft=true', '']) {
    expect((await editor('PATCH', `/api/sites/${id}${query}`, { content: { body } })).status).toBe(200)
  }
})
