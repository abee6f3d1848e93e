import { useOfBrowser } from '#collections/shared/admin/use-of-browser.ts'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** What the key is called that goes with letters; the server does not know the keyboard. */
export const useControlKey = (): string => (useOfBrowser(isApple, false) ? '⌘' : 'Strg')
