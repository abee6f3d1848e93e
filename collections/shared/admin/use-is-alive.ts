import { useSyncExternalStore } from 'react'

/** Whether a press is heard already: what the server has drawn comes to life a moment after it is seen. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => undefined
