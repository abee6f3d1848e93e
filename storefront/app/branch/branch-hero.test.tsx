import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { branch } from '#domain/catalogue/shop.fixture.ts'
import { BranchIntro } from './branch-hero.tsx'

const now = Temporal.Instant.from('2026-11-23T12:00:00Z')

it('the logo of a branch stands before its name, in its own shape', () => {
  const logo = { id: 'logo', version: '1', extension: 'png', width: 300, height: 100 }
  const intro = renderToStaticMarkup(<BranchIntro branch={branch({ logo })} now={now} />)

  expect(intro).toMatch(/<img[^>]* src="\/image\/tiny\/logo-1\.png" alt="" width="144" height="48"\/?><h1>/)
  expect(renderToStaticMarkup(<BranchIntro branch={branch()} now={now} />)).not.toContain('<img')
})
