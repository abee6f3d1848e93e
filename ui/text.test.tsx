import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { Text } from './text.tsx'
import { textOf } from './examples.fixture.ts'

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
