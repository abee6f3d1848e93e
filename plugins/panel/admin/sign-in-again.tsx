'use client'

import { useEffect, useRef, useState } from 'react'

import styles from './sign-in-again.module.css'

type Props = {
  /** Who has signed in meanwhile, in whatever tab. */
  whoIsThere: () => Promise<'nobody' | 'same' | 'other'>
  onSignedIn: () => void
  onGiveUp: () => void
  onLeave: () => void
}

const everyMs = 3000

/** The session has ended while a form holds what nobody has saved: it stays, and whoever it is signs in beside it. */
export function SignInAgain({ whoIsThere, onSignedIn, onGiveUp, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOther, setIsOther] = useState(false)

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    let isOpen = true
    const look = async () => {
      const who = await whoIsThere()
      if (!isOpen) return
      setIsOther(who === 'other')
      if (who === 'same') onSignedIn()
    }
    const timer = setInterval(() => void look(), everyMs)
    const lookNow = () => void look()
    window.addEventListener('focus', lookNow)
    return () => {
      isOpen = false
      clearInterval(timer)
      window.removeEventListener('focus', lookNow)
    }
  }, [onSignedIn, whoIsThere])

  return (
    <dialog aria-labelledby="sign-in-again" className={styles.dialog} onCancel={onGiveUp} ref={dialog}>
      <h2 id="sign-in-again">Ihre Anmeldung ist abgelaufen</h2>
      <p>
        Was Sie eingegeben haben, bleibt hier stehen. Melden Sie sich in einem neuen Tab an; danach geht es
        hier von selbst weiter.
      </p>
      {isOther && (
        <p className={styles.other} role="alert">
          Im Browser ist jetzt jemand anderes angemeldet. Bitte melden Sie sich mit Ihrem eigenen Konto an.
        </p>
      )}
      <div className={styles.ways}>
        <a
          className={styles.main}
          href={isOther ? '/backend/logout' : '/backend/login'}
          rel="noreferrer"
          target="_blank"
        >
          In neuem Tab anmelden
        </a>
        <button className={styles.quiet} onClick={onLeave} type="button">
          Eingaben verwerfen
        </button>
        <button className={styles.quiet} onClick={onGiveUp} type="button">
          Später
        </button>
      </div>
    </dialog>
  )
}
