import { Gutter } from '@payloadcms/ui'

import styles from './no-access.module.css'

type Props = { label: string; home: string; way: string }

/** Says who may not see a view that it is not for them, and whom to ask. */
export function NoAccess({ label, home, way }: Props) {
  return (
    <main>
      <Gutter className={styles.page}>
        <h1>Kein Zugriff</h1>
        <p>
          „{label}“ ist für Ihre Rolle nicht freigegeben. Wenn Sie dafür zuständig sind, bitten Sie eine
          Person mit Verwaltungsrechten darum.
        </p>
        <p>
          <a href={home}>{way}</a>
        </p>
      </Gutter>
    </main>
  )
}
