import { expect, it } from 'vitest'

import { legalPaths } from '#domain/url-space.data.ts'
import { urlPlaceOf } from '#domain/url-space.ts'

import routes from './routes.ts'

it('stands where no page of the website can, but for the texts of the law', () => {
  const own = routes
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => path !== '/' && path !== '/*' && urlPlaceOf(path)?.by !== 'storefront')

  expect(own.toSorted()).toEqual(Object.values(legalPaths).toSorted())
})
