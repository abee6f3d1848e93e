'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is on its way to paper, which has no window to scroll in: everything has to be there at once. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)

    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])

  return isPrinting
}
