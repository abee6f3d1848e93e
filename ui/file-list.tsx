import { fileWords } from '#domain/content/file-words.ts'
import { filePath } from '#domain/content/media-paths.ts'
import type { FileRef } from '#domain/content/page.contract.ts'

import styles from './file-list.module.css'
import { outgoing } from './outgoing.ts'

/** Files to open or to keep, each with its type and size. Nothing when there are none. Spec: website 2, navigation. */
export function FileList({ files }: { files: readonly FileRef[] | null | undefined }) {
  if (!files || files.length === 0) return null

  return (
    <ul className={styles.list} aria-label="Dateien">
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  )
}

function FileLink({ file }: { file: FileRef }) {
  const { title, facts } = fileWords(file)

  return (
    <a className={styles.file} {...outgoing(filePath(file))}>
      <span className={styles.title}>{title}</span>
      {facts && <span className={`quiet ${styles.facts}`}>{facts}</span>}
    </a>
  )
}
