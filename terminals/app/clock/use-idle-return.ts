import { useEffect, useRef } from 'react'

const touches = ['pointerdown', 'pointermove', 'keydown'] as const

/** Calls when nobody has touched the screen for so long; whoever goes away must not leave their time open to all. */
export function useIdleReturn(seconds: number, onIdle: () => void): void {
  const latest = useRef(onIdle)
  useEffect(() => {
    latest.current = onIdle
  }, [onIdle])
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), seconds * 1000)
    }
    wait()
    for (const name of touches) {
      window.addEventListener(name, wait, { capture: true, passive: true, signal: leaving.signal })
    }

    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [seconds])
}
