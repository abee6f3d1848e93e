import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { InlineStylesProvider, readInlineStyles } from '#ui/design/page-styles.tsx'

// What is due when is calculated with Temporal; only older browsers need the polyfill.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

startTransition(() => {
  hydrateRoot(
    document,
    <InlineStylesProvider value={readInlineStyles()}>
      <HydratedRouter />
    </InlineStylesProvider>,
  )
})
