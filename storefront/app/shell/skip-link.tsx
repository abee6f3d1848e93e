import styles from './skip-link.module.css'

export function SkipLink() {
  return (
    <a className={styles.link} href="#inhalt">
      Zum Inhalt springen
    </a>
  )
}
