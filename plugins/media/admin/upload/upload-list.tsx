'use client'

import { totalsOf, totalsWords, type Upload } from '#domain/content/media/upload-queue.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import styles from './upload.module.css'
import { uploads } from './upload-store.ts'

type UploadListProps = { queue: readonly Upload[]; onShow: (key: string) => void }

/** How far all files are and each of them; what went wrong stands first, with its reason and what can be done. */
export function UploadList({ queue, onShow }: UploadListProps) {
  const totals = totalsOf(queue)
  if (totals.count === 0) return null
  const failed = queue.filter(({ state }) => state === 'failed')
  const known = queue.filter(({ state }) => state === 'known')

  return (
    <section aria-label="Hochladen" className={styles.uploads}>
      <header>
        <strong aria-live="polite">{totalsWords(totals)}</strong>
        <progress aria-label="Alle Dateien" max={1} value={totals.share} />
        <span className={styles.ways}>
          {failed.length > 1 && <Action onClick={() => each(failed, 'retry')}>Alle erneut versuchen</Action>}
          {known.length > 1 && (
            <Action onClick={() => each(known, 'forget')}>Immer das vorhandene nehmen</Action>
          )}
          {totals.open === 0 && (
            <Action look="quiet" onClick={() => each(queue, 'forget')}>
              Liste schließen
            </Action>
          )}
        </span>
      </header>
      <ul>
        {queue.toSorted(byUrgency).map((upload) => (
          <UploadLine key={upload.key} upload={upload} onShow={onShow} />
        ))}
      </ul>
    </section>
  )
}

const each = (some: readonly Upload[], type: 'retry' | 'forget') => {
  for (const { key } of some) uploads.change({ type, key })
}

const urgency: Record<Upload['state'], number> = { failed: 0, known: 1, sending: 2, waiting: 3, done: 4 }
const byUrgency = (one: Upload, other: Upload): number => urgency[one.state] - urgency[other.state]

function UploadLine({ upload, onShow }: { upload: Upload; onShow: (key: string) => void }) {
  const { key, name } = upload
  const change = (type: 'retry' | 'anyway' | 'forget') => uploads.change({ type, key })

  return (
    <li data-state={upload.state}>
      <span className={styles.name}>{name}</span>
      {upload.state === 'waiting' && (
        <span>{upload.notBefore > 0 ? 'Wartet, weil zu viele auf einmal kamen' : 'Wartet'}</span>
      )}
      {upload.state === 'sending' && <progress aria-label={name} max={1} value={upload.share} />}
      {upload.state === 'done' && <span>Hochgeladen</span>}
      {upload.state === 'failed' && (
        <>
          <span role="alert">{upload.reason}</span>
          <span className={styles.ways}>
            <Action onClick={() => change('retry')}>Erneut versuchen</Action>
            <Action look="quiet" onClick={() => change('forget')}>
              Weglassen
            </Action>
          </span>
        </>
      )}
      {upload.state === 'known' && (
        <>
          <span>
            {upload.known.collection === 'images' ? 'Dieses Bild' : 'Diese Datei'} gibt es schon:{' '}
            <button type="button" onClick={() => onShow(`${upload.known.collection}.${upload.known.id}`)}>
              {upload.known.title ?? 'ansehen'}
            </button>
          </span>
          <span className={styles.ways}>
            <Action onClick={() => change('forget')}>Das vorhandene nehmen</Action>
            <Action look="quiet" onClick={() => change('anyway')}>
              Trotzdem hochladen
            </Action>
          </span>
        </>
      )}
    </li>
  )
}
