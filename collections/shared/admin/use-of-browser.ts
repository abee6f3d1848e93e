import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser knows and what never changes in it; `meanwhile` is drawn by the server and until it is alive. */
export const useOfBrowser = <Known>(read: () => Known, meanwhile: Known): Known =>
  useSyncExternalStore(never, read, () => meanwhile)
