import { addressOf } from '#domain/api/call-of.ts'
import type { branchShopEventsContract } from '#domain/catalogue/shop-calls.contract.ts'
import { shareAmongTabs } from './share-among-tabs.ts'

/** Whoever only passes by costs no connection, and none is opened while a page still loads. */
const afterMs = 3000

type Heard = (version: number) => void

/** Calls with the version of the shop as it stands, and with each that it gets. The returned function ends it. */
export function listenToShop(identifier: string, onVersion: Heard): () => void {
  let leave: (() => void) | undefined
  const timer = setTimeout(() => {
    leave = shareAmongTabs<number>({
      name: `theke shop ${identifier}`,
      open: (tell) => openStream(identifier, tell),
      hear: onVersion,
    })
  }, afterMs)

  return () => {
    clearTimeout(timer)
    leave?.()
  }
}

function openStream(key: string, tell: Heard): () => void {
  const stream = new EventSource(
    addressOf<typeof branchShopEventsContract>('/api/branches/{key}/shop/events', { params: { key } }),
  )
  stream.addEventListener('message', ({ data }) => {
    // Written by our own server.
    const { version } = JSON.parse(String(data)) as { version: number }
    tell(version)
  })

  return () => stream.close()
}
