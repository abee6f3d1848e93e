import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { InlineStylesProvider, readInlineStyles } from '#ui/design/page-styles.tsx'
import { EmbeddedShopProvider, readEmbeddedShop } from './shop/branch-shop.tsx'
import { rememberShop } from './shop/browser-shop.ts'

// Opening hours and slots are calculated with Temporal; only older browsers need the polyfill.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

const embedded = readEmbeddedShop()
if (embedded) rememberShop(embedded)

startTransition(() => {
  hydrateRoot(
    document,
    <InlineStylesProvider value={readInlineStyles()}>
      <EmbeddedShopProvider value={embedded}>
        <HydratedRouter />
      </EmbeddedShopProvider>
    </InlineStylesProvider>,
  )
})
