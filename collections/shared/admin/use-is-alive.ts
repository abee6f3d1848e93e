import { useOfBrowser } from './use-of-browser.ts'

/** Whether a press is heard already: what the server has drawn comes to life a moment after it is seen. */
export const useIsAlive = (): boolean => useOfBrowser(isIt, false)

const isIt = () => true
