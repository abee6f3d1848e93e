import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { Text } from './text.tsx'
import { picture, textOf } from './examples.fixture.ts'

it.each(['link', 'autolink'])('a %s never runs a script, however it came to be stored', (type) => {
  const fields = { linkType: 'custom', url: 'java\tscript:alert(1)' }
  const link = { type, version: 3, fields, children: [{ type: 'text', text: 'mehr', version: 1 }] }
  const markup = renderToStaticMarkup(<Text text={{ root: { type: 'root', children: [link] } }} />)

  expect(markup).toContain('<a href="#">mehr</a>')
})

it.each([1, 2, 3, 4, 5, 6])('a heading of level %i is one on the page, too', (level) => {
  const markup = renderToStaticMarkup(<Text text={textOf('Sauber.', `h${level}`)} />)

  expect(markup).toContain(`<h${level}>Sauber.</h${level}>`)
})

it('a picture stands between paragraphs with what is said of it, and one that is gone leaves no gap', () => {
  const at = (value: unknown) =>
    renderToStaticMarkup(
      <Text
        text={{
          root: { type: 'root', children: [{ type: 'upload', value, fields: { caption: 'Nachher' } }] },
        }}
      />,
    )

  expect(at(picture)).toMatch(/<figure>.*<img.*<figcaption>Nachher<\/figcaption><\/figure>/)
  expect([at(null), at('0192')]).not.toContainEqual(expect.stringContaining('figure'))
})

it.each([
  ['quote', '<blockquote>'],
  ['horizontalrule', '<hr'],
])('a %s is one on the page, too', (type, tag) => {
  const node = { type, version: 1, children: [{ type: 'text', text: 'Gut.', version: 1 }] }

  expect(renderToStaticMarkup(<Text text={{ root: { type: 'root', children: [node] } }} />)).toContain(tag)
})

const markupOf = (node: object) =>
  renderToStaticMarkup(<Text text={{ root: { type: 'root', children: [node] } }} />)

it('a table has its caption and its head, and is moved sideways by itself', () => {
  const rows = [
    ['Größe', 'Dauer'],
    ['klein', '<b>2 h</b>'],
  ]
  const markup = markupOf({ type: 'table', version: 1, caption: 'Maße', hasHead: true, rows })

  expect(markup).toMatch(/<figure><div[^>]* role="group" aria-label="Maße" tabindex="0">/i)
  expect(markup).toContain('<caption>Maße</caption><thead><tr><th scope="col">Größe</th>')
  expect(markup).toContain('<td>klein</td><td>&lt;b&gt;2 h&lt;/b&gt;</td>')
  expect(markup).not.toContain('style=')
})

it('a table without a cell is left out, and what nobody writes is drawn by nobody', () => {
  expect(markupOf({ type: 'table', version: 1, rows: [] })).not.toContain('figure')
  expect(markupOf({ type: 'tablerow', children: [{ type: 'tablecell', children: [] }] })).not.toContain(
    'style',
  )
})
