import type { EntryContext } from 'react-router'

import { withInlineCss } from '#ui/design/inline-css.server.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { embeddedShopOpening } from './shop/branch-shop.tsx'
import { scriptsAfterPaint, withoutLife } from './scripts-after-paint.server.ts'
import { embeddedShopText } from './shop/embedded-shop.server.ts'

type Handoff = EntryContext['serverHandoffStream']

type Parts = {
  /** React's markup. */
  html: string
  css: Buffer | null
  shop: BranchShopView | null
  handoff: Handoff
  /** Whether nothing of it comes to life. */
  isLifeless: boolean
}

/**
 * The finished document. React's markup is cut only where something has to go in between, so that a page of some
 * hundred kilobytes is encoded once and not copied for each addition; styles and catalogue come as the bytes they
 * already are.
 */
export async function documentBytes({
  html,
  css,
  shop,
  handoff,
  isLifeless,
}: Parts): Promise<Uint8Array<ArrayBuffer>> {
  const headEnd = html.indexOf('</head>')
  const block = shop ? html.lastIndexOf(embeddedShopOpening) : -1
  const split = block < 0 ? headEnd : block + embeddedShopOpening.length
  const end = html.lastIndexOf('</body>')
  const withScripts = isLifeless ? withoutLife : scriptsAfterPaint
  const { head, tail } = withScripts(html.slice(0, headEnd), html.slice(split, end))

  return Buffer.concat([
    ...withInlineCss(`<!DOCTYPE html>${head}`, css),
    Buffer.from(html.slice(headEnd, split)),
    shop && block >= 0 ? embeddedShopText(shop) : Buffer.alloc(0),
    Buffer.from(tail + (await handoffScript(isLifeless ? undefined : handoff)) + html.slice(end)),
  ])
}

/** The loader data that React Router would stream into the page, in the same script. */
async function handoffScript(handoff: Handoff): Promise<string> {
  if (!handoff) return ''

  let data = ''
  const text = new TextDecoder()
  for await (const chunk of handoff) data += text.decode(chunk, { stream: true })

  const literal = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escapeInScript)
  return `<script>window.__reactRouterContext.streamController.enqueue(${literal});window.__reactRouterContext.streamController.close();</script>`
}

function escapeInScript(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
