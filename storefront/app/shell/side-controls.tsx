import { useEffect, useState } from 'react'

import { classNames } from '#ui/class-names.ts'
import { glideTo } from '../ui/glide-to.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './side-controls.module.css'

/** Height of the column plus the 100 px of the spec. */
const appearsAfterPixels = 48 + 100

/** Help for long pages, at the edge of the window. Spec: storefront 2, layout. */
export function SideControls() {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const update = () => setShown(window.scrollY > appearsAfterPixels)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  return (
    <div className={classNames(styles.controls, isShown && styles.shown)} inert={!isShown}>
      <button
        type="button"
        className={styles.control}
        aria-label="Nach oben"
        onClick={() => glideTo(document.documentElement)}
      >
        <Icon name="up" />
      </button>
    </div>
  )
}
