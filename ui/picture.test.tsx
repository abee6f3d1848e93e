import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { picture } from './examples.fixture.ts'
import { Picture } from './picture.tsx'

it('a picture that is cut keeps its focal point in sight', () => {
  const markup = renderToStaticMarkup(<Picture picture={{ ...picture, focalX: 20, focalY: 0 }} sizes="1px" />)

  expect(markup).toContain('data-focal-x="20" data-focal-y="00"')
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="1px" />)).not.toContain('data-focal')
})
