import { expect, it } from 'vitest'

import { pagesBesideBranches } from '#domain/url-space.data.ts'

import routes from './routes.ts'

it('no branch can have the address of a page that stands where branches do', () => {
  const pages = routes.flatMap(({ path = '' }) => /^store\/([^/:]+)$/.exec(path)?.[1] ?? [])

  expect(pages).toEqual(pagesBesideBranches)
})
