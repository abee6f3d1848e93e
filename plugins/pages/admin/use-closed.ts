'use client'

import { useState } from 'react'

type Keys = ReadonlySet<string>

const none: Keys = new Set()

/**
 * Which branches of the tree are closed. What is looked for stands open at first, whatever was closed before, and what
 * was closed before is so again afterwards.
 */
export function useClosed(asked: string) {
  const [always, setAlways] = useState(none)
  const [found, setFound] = useState({ asked: '', closed: none })
  const closed = asked === '' ? always : found.asked === asked ? found.closed : none
  const turn = (key: string, isOpen: boolean) => {
    const turned = new Set(closed)
    if (isOpen) turned.delete(key)
    else turned.add(key)
    if (asked === '') setAlways(turned)
    else setFound({ asked, closed: turned })
  }

  return { closed, turn }
}
