import { addressOf } from '#domain/api/call-of.ts'
import type { branchShopEventsContract } from '#domain/catalogue/shop-calls.contract.ts'

/** Whoever only passes by costs no connection, and none is opened while a page still loads. */
const afterMs = 3000

/** Calls once the shop has become another one than it was when listening began. The returned function ends it. */
export function listenToShop(identifier: string, onChange: () => void): () => void {
  let stream: EventSource | undefined
  let known: string | undefined
  const open = () => {
    stream = new EventSource(
      addressOf<typeof branchShopEventsContract>('/api/branches/{key}/shop/events', {
        params: { key: identifier },
      }),
    )
    // After a lost connection the first thing told is how it stands now.
    stream.addEventListener('message', ({ data }) => {
      const told = String(data)
      if (known !== undefined && told !== known) onChange()
      known = told
    })
  }
  const timer = setTimeout(open, afterMs)

  return () => {
    clearTimeout(timer)
    stream?.close()
  }
}
