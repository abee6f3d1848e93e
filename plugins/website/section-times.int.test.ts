import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

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
let page: string
let draft: string

const host = 'localhost'
const opens = '2026-12-01T07:00:00.000Z'
const ends = '2026-12-24T15:00:00.000Z'
const before = '2026-11-30T12:00:00Z'
const secret = 'Geheime Aktion'

const body = [
  { blockType: 'content', subheadline: 'Immer da', tone: 'tinted', anchor: 'immer' },
  { blockType: 'content', subheadline: secret, isHidden: true },
  { blockType: 'content', subheadline: 'Advent', visibleFrom: opens, visibleUntil: ends },
  { blockType: 'content', subheadline: 'Bis Weihnachten', visibleUntil: ends },
]
const wordsAt = {
  [before]: ['Immer da', 'Bis Weihnachten'],
  [opens]: ['Immer da', 'Advent', 'Bis Weihnachten'],
  '2026-12-24T14:59:59Z': ['Immer da', 'Advent', 'Bis Weihnachten'],
  [ends]: ['Immer da'],
}

const wordsIn = (sections: unknown) =>
  (sections as { subheadline: string }[]).map(({ subheadline }) => subheadline)
const setClock = (now: string) => vi.setSystemTime(new Date(now))

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  editor = await employ(app, ['ROLE_EDITOR'])
  visitor = anyone(app)
  const values = { name: 'Aktion', path: 'aktion', type: 'custom_site', isPublic: true, content: { body } }
  page = idOf(await editor('POST', '/api/sites', values))
  draft = idOf(await editor('POST', '/api/sites?draft=true', { ...values, path: 'bald', _status: 'draft' }))
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setClock(before)
})
afterEach(() => void vi.useRealTimers())

const readView = async () =>
  pageView.parse((await visitor('GET', `/api/pages?path=/aktion&host=${host}`)).body).body

describe('visitors are answered what they see just now', () => {
  it.each(Object.entries(wordsAt))('by the call for a page, at %s', async (now, words) => {
    setClock(now)
    const sections = await readView()

    expect(wordsIn(sections)).toEqual(words)
    expect(JSON.stringify(sections)).not.toMatch(/isHidden|visibleFrom|visibleUntil/)
    expect(sections[0]).toMatchObject({ tone: 'tinted', anchor: 'immer' })
  })

  it.each(Object.entries(wordsAt))('by the calls for records, at %s', async (now, words) => {
    setClock(now)
    const one = await visitor('GET', `/api/sites/${page}`)
    const list = await visitor('GET', '/api/sites?where[path][equals]=aktion')
    const all = await visitor('GET', '/api/init')

    expect(wordsIn(contentOf(one.body).body)).toEqual(words)
    expect(wordsIn(contentOf((list.body.docs as object[])[0]).body)).toEqual(words)
    expect(JSON.stringify(all.body).includes('Advent')).toBe(words.includes('Advent'))
    expect(JSON.stringify([one, list, all])).not.toContain(secret)
  })

  it('and nobody finds out by conditions, orders or values what the others say', async () => {
    const asked = await Promise.all(
      [
        `where[content.body.subheadline][like]=${secret}`,
        'where[content__body__isHidden][equals]=true',
        `where[or][0][and][0][content.body.subheadline][like]=${secret}`,
        'sort=content.body',
      ].map((query) => visitor('GET', `/api/sites?${query}`)),
    )

    expect(asked.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(asked[0]?.body.errors?.[0]).toMatchObject({
      code: 'validation',
      field: 'content.body.subheadline',
    })
  })
})

const contentOf = (record: unknown) => (record as { content: { body: unknown } }).content

it('what is kept of a page for visitors ends with the clock, at the next edge and not before', async () => {
  let reads = 0
  const visit = async () => {
    const view = await kept({
      payload: app.payload,
      key: 'page aktion',
      read: (req) => {
        reads += 1
        return readPage(req, { path: 'aktion', host, now: Temporal.Now.instant() })
      },
      bytesOf: () => 100,
    })
    return wordsIn(view?.body)
  }

  for (const [now, words] of Object.entries(wordsAt)) {
    setClock(now)
    expect(await visit()).toEqual(words)
    expect(await visit()).toEqual(words)
  }
  // Once for each stretch between the edges; the third instant lies in the second one.
  expect(reads).toBe(3)
})

it('nobody is led to a list of all news that is hidden, or not there yet', async () => {
  const values = { type: 'custom_site', isPublic: true }
  const archive = (times: object) => ({ body: [{ blockType: 'newsArchive', ...times }] })
  const teasers = { body: [{ blockType: 'sectionNewsTeasers' }] }
  await editor('POST', '/api/sites', { ...values, name: 'Teaser', path: 'teaser', content: teasers })
  const hidden = { ...values, name: 'A', path: 'a-archiv', content: archive({ isHidden: true }) }
  await editor('POST', '/api/sites', hidden)
  const soon = { ...values, name: 'B', path: 'b-archiv', content: archive({ visibleFrom: opens }) }
  await editor('POST', '/api/sites', soon)
  const ledTo = async () =>
    pageView.parse((await visitor('GET', `/api/pages?path=/teaser&host=${host}`)).body).newsArchive

  expect(await ledTo()).toBeNull()
  setClock(opens)
  expect(await ledTo()).toMatchObject({ href: '/b-archiv' })
})

describe('whoever writes pages', () => {
  it('gets every section, however it is asked', async () => {
    const all = wordsIn(body)
    const answers = await Promise.all([
      editor('GET', `/api/sites/${page}`),
      editor('GET', `/api/sites?where[content.body.subheadline][like]=${secret}`),
    ])

    expect(wordsIn(contentOf(answers[0].body).body)).toEqual(all)
    expect(answers[1].status).toBe(200)
  })

  it('loses none of them by changing, publishing or planning something else', async () => {
    await editor('PATCH', `/api/sites/${page}`, { name: 'Aktion im Advent' })
    await app.payload.update({
      collection: 'sites',
      id: page,
      data: { name: 'Aktion' },
      overrideAccess: true,
    })

    const { body: stored } = await editor('GET', `/api/sites/${page}`)
    expect(stored).toMatchObject({ name: 'Aktion', content: { body } })
  })

  it('sees in a preview all of it, with a word at what visitors do not see', async () => {
    const { body: view } = await editor('GET', `/api/pages?path=/bald&host=${host}&preview=${draft}`)

    expect(pageView.parse(view).body.map(({ unseen }) => unseen)).toEqual([
      undefined,
      'Ausgeblendet: Besucher sehen diesen Abschnitt nicht.',
      'Geplant: Besucher sehen diesen Abschnitt ab 01.12.2026 08:00 Uhr.',
      undefined,
    ])
  })
})

describe('what is said of a section', () => {
  const publish = (section: object) =>
    editor('PATCH', `/api/sites/${page}`, {
      content: { body: [...body, { blockType: 'content', ...section }] },
    })

  it.each([
    ['anchor', { anchor: 'immer' }, 'Diesen Anker hat auf dieser Seite schon der Abschnitt 01.'],
    ['anchor', { anchor: 'Über uns' }, 'Nur kleine Buchstaben von a bis z'],
    ['anchor', { anchor: 'form' }, 'Diesen Namen hat jedes Kontaktformular von selbst.'],
    ['visibleUntil', { visibleFrom: ends, visibleUntil: opens }, 'Das Ende muss nach dem Beginn liegen.'],
    ['visibleFrom', { visibleFrom: '2026-12-01' }, 'Bitte geben Sie Tag und Uhrzeit an.'],
    ['tone', { tone: 'grell' }, 'Hintergrund'],
    ['variant', { variant: 'mosaic' }, 'Gestaltung'],
  ])('is refused at its field: %s of %j', async (field, section, message) => {
    const { status, body: answer } = await publish(section)

    expect(status).toBe(400)
    expect(answer.errors).toEqual([
      expect.objectContaining({
        field: `content.body.4.${field}`,
        message: expect.stringContaining(message),
      }),
    ])
    const { body: stored } = await editor('GET', `/api/sites/${page}`)
    expect(stored).toMatchObject({ content: { body } })
  })
})

it('a page that says none of it is stored and answered as before', async () => {
  const plain = [{ blockType: 'sectionLink', label: 'Weiter' }]
  const values = { name: 'Schlicht', path: 'schlicht', type: 'custom_home', isPublic: true }
  const id = idOf(await editor('POST', '/api/sites', { ...values, content: { body: plain } }))
  const { body: stored } = await editor('GET', `/api/sites/${id}`)

  expect(Object.keys((contentOf(stored).body as object[])[0] ?? {}).toSorted()).toEqual(
    ['blockType', 'button', 'hasArrow', 'id', 'label'].toSorted(),
  )
})
