import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { page, website } from '#ui/examples.fixture.ts'

import { PageBody } from './page-body.tsx'

const drawn = (body: (typeof page)['body'], isPreview = false) =>
  renderToStaticMarkup(
    <PageBody page={{ ...page, type: 'custom_site', body }} website={website} isPreview={isPreview} />,
  )
const words = { blockType: 'content', subheadline: 'Hallo' }

it('a section that says nothing of its frame is drawn without one', () => {
  const said = { ...words, tone: null, variant: null, anchor: '', isHidden: false, visibleFrom: null }

  expect(drawn([said])).toBe(drawn([words]))
  expect(drawn([words])).toMatch(/<\/header><section/)
})

it('a section stands on its ground, in its room, in its variant and under its name', () => {
  const frame = {
    tone: 'inverted',
    spaceAbove: 'wide',
    spaceBelow: 'narrow',
    variant: 'centred',
    anchor: 'wir',
  }

  expect(drawn([{ ...words, ...frame }])).toMatch(
    /<div id="wir" class="[^"]+" data-ground="inverted" data-variant="centred" data-above="wide" data-below="narrow"><section/,
  )
})

it('what nobody knows is left out of the markup', () => {
  const frame = { tone: 'x" onload="', variant: 'mosaic', anchor: 'Über uns' }

  expect(drawn([{ ...words, ...frame }])).toBe(drawn([words]))
})

it('a preview shows what visitors do not see, with why, and takes it for nothing else on the page', () => {
  const hidden = { blockType: 'form', id: 'versteckt', unseen: 'Ausgeblendet: Besucher sehen das nicht.' }
  const shown = { blockType: 'form', id: 'da' }
  const markup = drawn([hidden, shown], true)
  const [first = '', second = ''] = markup.split('data-section="da"')

  expect(first).toContain('>Ausgeblendet: Besucher sehen das nicht.</p>')
  // Links lead to the form that visitors have.
  expect([first.includes('id="form"'), second.includes('id="form"')]).toEqual([false, true])
  expect(drawn([hidden])).not.toContain('contact-form')
})

it('a heading that visitors do not see is not the title of the page', () => {
  const title = {
    root: { type: 'root', children: [{ type: 'heading', tag: 'h1', children: [], version: 1 }] },
  }
  const body = [{ ...words, text: title, unseen: 'Geplant' }]

  expect(drawn(body, true)).toContain('>Seite</h1>')
})
