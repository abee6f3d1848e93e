import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { pageView } from '#domain/content/page.contract.ts'
import { kept } from '#kernel/live/kept.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import { anyone, type Caller, employ, idOf } from '#scripts/testing/callers.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { readPage } from './operations/read-page.ts'

let app: TestApp
let bus: LiveBus
let editor: Caller
let visitor: Caller
let piece: string
let count = 0

const host = 'localhost'
const link = (label: string, more: object = {}) => ({ blockType: 'sectionLink', label, ...more })

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  piece = await makePiece([link('Rufen Sie an'), link('Geheim', { isHidden: true })])
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

async function makePiece(sections: object[], more: object = {}): Promise<string> {
  count += 1
  const values = { name: 'Ruf', identifier: `ruf-${count}`, isPublic: true, content: { sections } }

  return idOf(await editor('POST', '/api/blocks', { ...values, ...more }))
}

const makePage = async (path: string, body: object[], more: object = {}) =>
  idOf(
    await editor('POST', '/api/sites', {
      name: path,
      path,
      type: 'custom_site',
      isPublic: true,
      content: { body },
      ...more,
    }),
  )
const labelsIn = (body: object[]) => body.map((section) => (section as { label?: string }).label)
const read = async (path: string) =>
  pageView.parse((await visitor('GET', `/api/pages?path=/${path}&host=${host}`)).body)

describe('a piece', () => {
  it('shows its sections on every page that names it, each as often as it is named', async () => {
    const body = [
      { blockType: 'piece', piece, anchor: 'ruf' },
      link('Dazwischen'),
      { blockType: 'piece', piece },
    ]
    await makePage('doppelt', body)
    const view = await read('doppelt')

    expect(labelsIn(view.body)).toEqual(['Rufen Sie an', 'Dazwischen', 'Rufen Sie an'])
    expect(view.body[0]).toMatchObject({ blockType: 'sectionLink', anchor: 'ruf' })
    expect(new Set(view.body.map(({ id }) => id)).size).toBe(3)
    expect(JSON.stringify(view)).not.toMatch(/Geheim|shownBy/)
  })

  it('is changed once and changes on all pages that are kept', async () => {
    const own = await makePiece([link('Vorher')])
    await makePage('erste', [{ blockType: 'piece', piece: own }])
    await makePage('zweite', [link('Davor'), { blockType: 'piece', piece: own }])
    const visit = async (path: string) => {
      const view = await kept({
        payload: app.payload,
        key: `page ${path}`,
        read: (req) => readPage(req, { path, host, now: Temporal.Now.instant() }),
        bytesOf: () => 100,
      })
      return labelsIn(view?.body ?? [])
    }
    expect(await Promise.all(['erste', 'zweite'].map(visit))).toEqual([['Vorher'], ['Davor', 'Vorher']])

    await editor('PATCH', `/api/blocks/${own}`, { content: { sections: [link('Nachher')] } })
    expect(await Promise.all(['erste', 'zweite'].map(visit))).toEqual([['Nachher'], ['Davor', 'Nachher']])

    await editor('PATCH', `/api/blocks/${own}`, { isPublic: false })
    expect(await Promise.all(['erste', 'zweite'].map(visit))).toEqual([[], ['Davor']])
  })

  it('shows nothing of a draft, of another division, and of what its page may not hold', async () => {
    const other = await foreignDivision()
    const draft = await makePiece([link('Entwurf')], { _status: 'draft' })
    const foreign = await makePiece([link('Fremd')], { division: other })
    const mixed = await makePiece([link('Verweis'), { blockType: 'form', subheadline: 'Formular' }])
    const pieces = [draft, foreign, mixed].map((each) => ({ blockType: 'piece', piece: each }))
    await makePage('leistung', pieces, { type: 'custom_service' })

    expect((await read('leistung')).body.map(({ blockType }) => blockType)).toEqual(['form'])
  })

  it('holds no other piece', async () => {
    const nested = { content: { sections: [{ blockType: 'piece', piece }] } }
    const { status, body } = await editor('PATCH', `/api/blocks/${piece}`, nested)

    expect([status, body.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          field: 'content.sections',
          message: 'Ein Baustein kann keinen anderen Baustein enthalten.',
        }),
      ],
    ])
    expect((await editor('GET', `/api/blocks/${piece}`)).body).toMatchObject({
      content: { sections: [{ label: 'Rufen Sie an' }, { label: 'Geheim' }] },
    })
  })

  it('stays as long as a page names it', async () => {
    await makePage('braucht', [{ blockType: 'piece', piece }])

    expect((await editor('DELETE', `/api/blocks/${piece}`)).body.errors?.[0]).toMatchObject({
      code: 'still-in-use',
    })
  })

  it('tells visitors no more by the calls for records than by its pages', async () => {
    const answers = await Promise.all([
      visitor('GET', `/api/blocks/${piece}`),
      visitor('GET', '/api/blocks?where[content.sections.label][like]=Geheim'),
      visitor('GET', '/api/init'),
    ])

    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200])
    expect(JSON.stringify(answers[0])).toContain('Rufen Sie an')
    expect(JSON.stringify([answers[0], answers[2]])).not.toContain('Geheim')
  })

  it('is one section to whoever edits its page, with all that it holds', async () => {
    const body = [
      { blockType: 'piece', id: 'stelle', piece, isHidden: true },
      { blockType: 'piece', id: 'leer' },
    ]
    const page = await makePage('vorschau', body)
    const view = (await editor('GET', `/api/pages?path=/vorschau&host=${host}&preview=${page}`)).body
    const sections = pageView.parse(view).body

    expect(sections.map(({ shownBy }) => shownBy)).toEqual(['stelle', 'stelle', undefined])
    expect(sections.map(({ unseen }) => Boolean(unseen))).toEqual([true, true, false])
    expect(sections[2]?.blockType).toBe('piece')
  })
})

async function foreignDivision(): Promise<string> {
  const values = { name: 'Andere', identifier: 'andere', hosts: ['andere.test'] }

  return (await app.payload.create({ collection: 'divisions', data: values, overrideAccess: true })).id
}
