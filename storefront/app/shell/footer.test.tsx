// @vitest-environment jsdom
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { settings, shopView } from '#domain/catalogue/shop.fixture.ts'
import { Screen } from '../ui/screen.fixture.ts'
import { Footer } from './footer.tsx'
import { shellView } from './shell-view.ts'

let screen: Screen

beforeEach(() => {
  screen = new Screen()
})
afterEach(() => screen.close())

it.each([
  ['Gasthof Lindenhof GmbH', ['Lindenhof', 'Gasthof Lindenhof GmbH']],
  ['Lindenhof', ['Lindenhof']],
  [null, ['Lindenhof']],
])('of the business „%s" the footer says %j', async (businessName, names) => {
  const shell = shellView(shopView({ settings: settings({ businessName }) }), 'https://shop.example')
  const Page = createRoutesStub([{ path: '/', Component: () => <Footer shell={shell} /> }])
  await screen.show(<Page />)

  expect(screen.texts('footer p')).toEqual(names)
})
