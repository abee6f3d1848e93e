import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { withInlineCss } from './inline-css.server.ts'
import { InlineStylesProvider, PageStyles } from './page-styles.tsx'

const css = Buffer.from('main::before{content:"→"}')

function rendered(hasInline: boolean): string {
  const Page = createRoutesStub([{ path: '/', Component: PageStyles }])

  return renderToStaticMarkup(
    <InlineStylesProvider value={hasInline ? '' : null}>
      <Page />
      <p>{'<style id="page-styles">'} Grüße</p>
    </InlineStylesProvider>,
  )
}

test('the styles of a page stand where it wants them, and nowhere that its words speak of them', () => {
  expect(Buffer.concat(withInlineCss(rendered(true), css)).toString()).toBe(
    '<style id="page-styles">main::before{content:"→"}</style><p>&lt;style id=&quot;page-styles&quot;&gt; Grüße</p>',
  )
})

test.each([
  ['that links its styles', css],
  ['whose styles lie nowhere', null],
])('a page %s is left as it is', (_, styles) => {
  expect(Buffer.concat(withInlineCss(rendered(false), styles)).toString()).toBe(rendered(false))
})
