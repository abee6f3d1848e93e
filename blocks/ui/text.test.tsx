import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { Text } from './text.tsx'
import { textOf } from './examples.fixture.ts'

it.each([1, 2, 3, 4, 5, 6])('a heading of level %i is one on the page, too', (level) => {
  const markup = renderToStaticMarkup(<Text text={textOf('Sauber.', `h${level}`)} />)

  expect(markup).toContain(`<h${level}>Sauber.</h${level}>`)
})
