import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** What the key is called that goes with letters; the server does not know the keyboard. */
export const useControlKey = (): string => (useSyncExternalStore(never, isApple, () => false) ? '⌘' : 'Strg')
