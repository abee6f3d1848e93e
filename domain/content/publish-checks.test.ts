import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkPage, draftedPagesOf, internalPathsOf, type LivePlaces } from './publish-checks.ts'

const picture = {
  filename: 'halle.jpg',
  mimeType: 'image/jpeg',
  filesize: 900_000,
  alt: 'Eine saubere Halle',
}
const heading = (tag: string, text: string) => ({ type: 'heading', tag, children: [{ type: 'text', text }] })
const text = (...children: object[]) => ({ root: { type: 'root', children } })
const link = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: 'hier' }] })
const nowhere: LivePlaces = { paths: new Set(), pages: new Set() }
const messages = (content: object, live = nowhere) => checkPage(content, live).map(({ message }) => message)

describe('a page', () => {
  it('is without warnings when all is well', () => {
    const body = [
      { blockType: 'hero', image: picture, text: text(heading('h1', 'Sauber'), heading('h2', 'Für Hallen')) },
      {
        blockType: 'buttons',
        buttons: [
          { link: '/kontakt#form', label: 'Kontakt' },
          { link: 'tel:+43 1 234' },
          { link: '/site/imprint' },
        ],
      },
      { blockType: 'content', text: text(heading('h3', 'Und Keller'), heading('h2', 'Preise')) },
    ]

    expect(checkPage({ body }, { ...nowhere, paths: new Set(['kontakt']) })).toEqual([])
  })

  it.each([
    ['', 'Dem Bild „halle.jpg“ fehlt die Bildbeschreibung.'],
    ['  ', 'Dem Bild „halle.jpg“ fehlt die Bildbeschreibung.'],
    ['IMG_2041', 'Die Bildbeschreibung „IMG_2041“ ist nur ein Dateiname. Was ist zu sehen?'],
    ['halle.jpg', 'Die Bildbeschreibung „halle.jpg“ ist nur ein Dateiname. Was ist zu sehen?'],
  ])('warns of a picture that is described by "%s"', (alt, message) => {
    expect(checkPage({ body: [{ images: [picture, { ...picture, alt }] }] }, nowhere)).toEqual([
      { code: 'alt-text', at: 'content.body.0.images.1', message },
    ])
  })

  it.each([
    [{ mimeType: 'image/jpeg', filesize: 7_240_000 }, /wiegt 7,2 MB .* höchstens 6 MB/],
    [{ mimeType: 'image/gif', filesize: 1_600_000 }, /wiegt 1,6 MB .* höchstens 1,5 MB/],
    [{ mimeType: 'video/mp4', filesize: 9_000_000 }, /wiegt 9 MB .* höchstens 8 MB/],
    [{ mimeType: 'image/svg+xml', filesize: 400_000 }, /wiegt 0,4 MB .* höchstens 0,3 MB/],
  ])('warns of a file that is too heavy: %o', (file, message) => {
    expect(messages({ video: { ...picture, ...file } })).toEqual([expect.stringMatching(message)])
  })

  it('has nothing against a document that waits until somebody opens it', () => {
    const document = { ...picture, mimeType: 'application/pdf', filesize: 20_000_000 }

    expect(messages({ files: [document] })).toEqual([])
  })

  it.each([
    ['begins below it', [heading('h2', 'Gut')], []],
    ['skips a level after it', [heading('h3', 'Zu tief')], ['springt von Ebene 1 auf Ebene 3']],
    ['has one of its level later', [heading('h2', 'Gut'), heading('h1', 'Noch einer')], ['ist die zweite']],
  ])('knows the name of a page as its first heading where its text %s', (_, headings, wanted) => {
    expect(messages({ body: [{ text: text(...headings) }] })).toEqual(
      wanted.map((words) => expect.stringContaining(words)),
    )
  })

  it('warns of headings that skip a level, come twice or are empty', () => {
    const body = [
      { text: text(heading('h1', 'Start'), heading('h3', 'Zu tief')) },
      { text: text(heading('h1', 'Noch einer'), heading('h2', ' ')) },
    ]

    expect(checkPage({ body }, nowhere)).toEqual([
      {
        code: 'heading-order',
        at: 'content.body.0.text',
        message: 'Die Überschrift „Zu tief“ springt von Ebene 1 auf Ebene 3. Vorlesegeräte erwarten Ebene 2.',
      },
      {
        code: 'heading-order',
        at: 'content.body.1.text',
        message: '„Noch einer“ ist die zweite Überschrift der Ebene 1. Eine Seite hat nur eine.',
      },
      { code: 'heading-order', at: 'content.body.1.text', message: 'Hier steht eine leere Überschrift.' },
    ])
  })

  it('warns of links that lead nowhere, in fields and in texts', () => {
    const hidden = { id: '1', path: 'intern', name: 'Intern', isPublic: false }
    const draft = { id: '2', path: 'neu', name: 'Neu', isPublic: true, _status: 'draft' }
    const body = [
      { buttons: [{ link: '/gibt-es-nicht?x=1' }, { target: hidden }, { target: draft }] },
      { text: text(link({ url: '/weg' }), link({ doc: { relationTo: 'sites', value: hidden } })) },
    ]

    expect(internalPathsOf({ body })).toEqual(['gibt-es-nicht', 'weg'])
    expect(messages({ body })).toEqual([
      'Der Link „/gibt-es-nicht?x=1“ führt zu keiner Seite dieser Website.',
      'Der Link führt zur Seite „Intern“, die nicht veröffentlicht ist.',
      'Der Link führt zur Seite „Neu“, die nicht veröffentlicht ist.',
      'Der Link „/weg“ führt zu keiner Seite dieser Website.',
      'Der Link führt zur Seite „Intern“, die nicht veröffentlicht ist.',
    ])
  })

  it('does not warn of a page with a newer draft, as long as visitors see the former one', () => {
    const page = (id: string) => ({ id, path: id, name: id, isPublic: true, _status: 'draft' })
    const body = [{ buttons: [{ target: page('seen') }, { target: page('unseen') }] }]

    expect(draftedPagesOf({ body })).toEqual(['seen', 'unseen'])
    expect(messages({ body }, { ...nowhere, pages: new Set(['seen']) })).toEqual([
      'Der Link führt zur Seite „unseen“, die nicht veröffentlicht ist.',
    ])
  })

  it('warns of pages of another division, which this one leaves out', () => {
    const foreign = { id: '3', path: 'karte', name: 'Karte', isPublic: true, division: 'wirtshaus' }
    const own = { ...foreign, name: 'Kontakt', division: 'reinwerk' }
    const warnings = checkPage(
      { buttons: [{ target: foreign }, { target: own }] },
      nowhere,
      (division) => division === 'reinwerk',
    )

    expect(warnings.map(({ at, message }) => [at, message])).toEqual([
      [
        'content.buttons.0.target',
        'Der Link führt zur Seite „Karte“, die zu einer anderen Organisation gehört.',
      ],
    ])
  })

  it.each(['/', '/store/altstadt', '#form', 'https://example.com/weg', 'mailto:a@b.at', '//evil.test'])(
    'does not judge where %s leads',
    (href) => {
      expect(messages({ button: { link: href } })).toEqual([])
    },
  )
})

it('whatever a page holds, each warning lies at a field of it', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('body', 'image', 'link', 'text', 'root'), fc.jsonValue()),
      (content) => {
        for (const { at } of checkPage(content, nowhere)) {
          const value = at
            .split('.')
            .slice(1)
            .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], content)
          expect(value).toBeDefined()
        }
      },
    ),
  )
})
