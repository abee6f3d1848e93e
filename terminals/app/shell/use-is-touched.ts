import { useEffect, useState } from 'react'

const quietMs = 20_000

/** Whether somebody has touched the screen, moved a pointer or pressed a key of late. */
export function useIsTouched(isAsked: boolean): boolean {
  const [isTouched, setTouched] = useState(true)
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const touched = () => {
      setTouched(true)
      clearTimeout(timer)
      timer = setTimeout(() => setTouched(false), quietMs)
    }
    touched()
    for (const name of ['pointermove', 'pointerdown', 'keydown'] as const) {
      window.addEventListener(name, touched, { passive: true, signal: leaving.signal })
    }
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [isAsked])

  return isTouched
}
