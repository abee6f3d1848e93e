import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { page, picture, website } from '#ui/examples.fixture.ts'

import { PageBody } from './page-body.tsx'

const bodyOf = (changes: Partial<typeof page>, isPreview = false) =>
  renderToStaticMarkup(<PageBody page={{ ...page, ...changes }} website={website} isPreview={isPreview} />)

it('only an editor’s frame learns where a section begins', () => {
  const body = [{ id: 'eins', blockType: 'content', subheadline: 'Hallo' }]

  expect(bodyOf({ type: 'custom_site', body }, true)).toContain('data-section="eins"')
  expect(bodyOf({ type: 'custom_site', body })).not.toContain('data-section')
})

it('a service page without any picture ends with its last section, not with an empty band', () => {
  const markup = bodyOf({ type: 'custom_service', body: [{ blockType: 'content', subheadline: 'Davor' }] })

  expect(markup).toMatch(/Davor<\/p><\/div><\/section><\/article>$/)
})

it('only an editor’s frame has room for what visitors do not see', () => {
  const body = [
    { id: 'leer', blockType: 'columnsImageText', layout: 'a' },
    { id: 'film', blockType: 'parallaxVideo' },
    { id: 'voll', blockType: 'content', subheadline: 'Hallo' },
  ]
  const given = { type: 'custom_site', body, content: {}, division: 'reinwerk' }
  const seen = bodyOf({ ...given, body: body.slice(2), division: undefined })

  expect(bodyOf(given)).toBe(seen)
  const drawn = bodyOf(given, true)
  expect(drawn).toContain('>Bild und Text: noch ohne Bild und Text</p>')
  expect(drawn).toContain('>Video beim Blättern: die Seite hat kein Hintergrundvideo</p>')
  expect(drawn).toContain('data-division="reinwerk"')
})

it.each([
  ['custom_category', true],
  ['custom_technique', true],
  ['custom_service', true],
  ['custom_home', false],
  ['custom_site', false],
  ['default', false],
])('a page of type %s ends with a picture that has depth: %s', (type, ends) => {
  const own = { ...picture, id: '0198b1d4-0000-7000-8000-00000000000f' }
  const markup = bodyOf({
    type,
    body: [{ id: 'b', blockType: 'content', subheadline: 'Davor' }],
    content: { image: own },
  })

  const [, behind = ''] = markup.split('Davor')
  expect(behind.includes('data-behaviour="parallax"') && behind.includes(own.id)).toBe(ends)
})
