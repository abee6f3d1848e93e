import { useEffect } from 'react'

import { noteUnsaved } from './unsaved.ts'

/** While something is typed that nobody has saved, the page stays when the session ends, and asks to sign in again. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? noteUnsaved() : undefined), [isUnsaved])
}
