import { type ChangeEvent, useId, useState } from 'react'

import { imageExtensions, isImagePart } from '#domain/catalogue/image-part.ts'
import type { ProductPart } from '#domain/catalogue/product.contract.ts'
import { fileExtensions } from '#domain/catalogue/upload-rules.ts'
import { uploadHint } from '#domain/catalogue/upload.texts.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { knownUpload } from './known-uploads.ts'
import { sendUpload } from './send-upload.ts'
import styles from './upload-part.module.css'

interface UploadPartProps {
  part: ProductPart
  uploads: readonly string[]
  error: string | undefined
  onChange: (uploads: string[]) => void
}

/** Spec: storefront 5, upload. */
const acceptOf = (part: ProductPart) =>
  (isImagePart(part) ? imageExtensions : fileExtensions).map((extension) => `.${extension}`).join(',')
const mostFiles = 20

export function UploadPart({ part, uploads, error, onChange }: UploadPartProps) {
  const id = useId()
  const isSingle = part.type === 'image' || part.type === 'file'
  const isFull = uploads.length >= (isSingle ? 1 : mostFiles)
  const { sending, failure, send } = useSending(part, (added) =>
    onChange(isSingle ? added : [...uploads, ...added]),
  )

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, isSingle ? 1 : mostFiles - uploads.length)
    event.target.value = ''
    void send(files)
  }

  return (
    <div className={styles.part}>
      <p className={styles.name} id={`${id}-name`}>
        {part.name}
        {!part.optional && <span aria-hidden="true"> *</span>}
      </p>
      {part.description && <p className="quiet">{part.description}</p>}
      <p className="quiet" id={`${id}-hint`}>
        {uploadHint({ isForImages: isImagePart(part), isSingle })}
      </p>
      <ul className={styles.files}>
        {uploads.map((upload) => (
          <Added
            key={upload}
            upload={upload}
            onRemove={() => onChange(uploads.filter((each) => each !== upload))}
          />
        ))}
      </ul>
      <div aria-live="polite">
        {sending && <p className="visually-hidden">{`${sending.name} wird hochgeladen`}</p>}
      </div>
      {sending && (
        <div className={styles.sending}>
          <p>
            {sending.name} <span className="quiet">{Math.floor(sending.share * 100)} %</span>
          </p>
          <ProgressBar value={sending.share} max={1} label={`${sending.name} wird hochgeladen`} />
        </div>
      )}
      {!isFull && (
        <label className={styles.drop}>
          <input
            type="file"
            className="unseen-input"
            accept={acceptOf(part)}
            multiple={!isSingle}
            disabled={sending !== null}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-hint`}
            onChange={take}
          />
          <Icon name="upload" />
          <span>{sending ? 'Wird hochgeladen …' : isSingle ? 'Datei auswählen' : 'Dateien auswählen'}</span>
        </label>
      )}
      {(failure ?? error) && (
        <p className="problem" role="alert">
          {failure ?? error}
        </p>
      )}
    </div>
  )
}

/** One file after the other; what arrived before one that did not is kept. */
function useSending(part: ProductPart, onAdded: (uploads: string[]) => void) {
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const [failure, setFailure] = useState<string>()

  const send = async (files: readonly File[]) => {
    setFailure(undefined)
    const added: string[] = []
    for (const file of files) {
      setSending({ name: file.name, share: 0 })
      const result = await sendUpload(file, part, (share) => setSending({ name: file.name, share }))
      if ('failure' in result) {
        setFailure(result.failure)
        break
      }
      added.push(result.id)
    }
    setSending(null)
    if (added.length > 0) onAdded(added)
  }

  return { sending, failure, send }
}

function Added({ upload, onRemove }: { upload: string; onRemove: () => void }) {
  const { name = 'Hochgeladene Datei', picture = null } = knownUpload(upload) ?? {}
  const [isLost, setLost] = useState(false)

  return (
    <li className={styles.file}>
      {picture && !isLost ? (
        <img className={styles.picture} src={picture} alt="" onError={() => setLost(true)} />
      ) : (
        <Icon name="file" />
      )}
      <span>{name}</span>
      <IconButton label={`${name} entfernen`} onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
    </li>
  )
}
