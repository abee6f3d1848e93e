import { readFileSync } from 'node:fs'

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { focalStep } from '#domain/content/focal-point.ts'

import { picture } from './examples.fixture.ts'
import { Picture } from './picture.tsx'

const styles = readFileSync(new URL('./design/focal-point.css', import.meta.url), 'utf8')

it('a picture that is cut keeps its focal point in sight', () => {
  const markup = renderToStaticMarkup(<Picture picture={{ ...picture, focalX: 20, focalY: 0 }} sizes="1px" />)

  expect(markup).toContain('data-focal-x="20" data-focal-y="0"')
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="1px" />)).not.toContain('data-focal')
})

it('every step of a focal point has its style', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    const step = focalStep(percent)
    if (step === undefined) continue
    for (const axis of ['x', 'y']) expect(styles).toContain(`[data-focal-${axis}='${step}'] {`)
  }
})
