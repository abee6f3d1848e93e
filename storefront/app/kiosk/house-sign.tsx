import { picturePath } from '#domain/content/media-paths.ts'
import { useShell } from '../shell/shell-view.ts'
import styles from './house-sign.module.css'

/** Whose kiosk it is; no link, for there is nowhere to go. */
export function HouseSign() {
  const { logo, shopName = '' } = useShell()?.settings ?? {}
  if (!logo) return <span className={styles.name}>{shopName}</span>

  const width = Math.round((48 * (logo.width ?? 160)) / (logo.height ?? 40))
  return <img className={styles.logo} src={picturePath(logo)} alt={shopName} width={width} height={48} />
}
