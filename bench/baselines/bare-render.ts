import 'temporal-polyfill/global'

import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import type * as ReactServer from 'react-dom/server'

/**
 * React's `renderToString` of a page's own tree with its own data, and nothing else: no loaders, no router, no
 * server. The tree is taken from one real rendering of the built app, whose loaders ask the running product.
 */
const { APP = '', PAGE_URL = '', PRODUCT_URL = '' } = process.env
const server = createRequire(import.meta.url)('react-dom/server') as typeof ReactServer
const { renderToString } = server
const trees: ReactNode[] = []
// Before the app is loaded, which then gets this one.
server.renderToString = (tree, options) => {
  trees.push(tree)
  return renderToString(tree, options)
}

const { loadApp } = await import('#server/apps/load-app.ts')
const root = join(import.meta.dirname, '../..')
const shape = { name: APP, isShared: true, serves: () => true }
const app = await loadApp(shape, join(root, 'build', APP))
const answer = await app.respond(new Request(PAGE_URL), { fetch: askProduct, now: Temporal.Now.instant() })
await answer.text()
const tree = trees.at(-1)
if (answer.status !== 200 || tree === undefined) throw new Error(`${PAGE_URL} answered ${answer.status}`)

process.on('message', ({ amount }: { amount: number }) => {
  let characters = 0
  for (let done = 0; done < amount; done += 1) characters = renderToString(tree).length
  process.send?.({ type: 'done', characters })
})
process.on('SIGTERM', () => process.exit(0))
process.send?.({ type: 'ready', url: 'bare' })

function askProduct(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = input instanceof Request ? input.url : String(input)
  return fetch(new URL(path, PRODUCT_URL), init)
}
