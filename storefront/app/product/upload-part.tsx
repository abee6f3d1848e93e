import { type ChangeEvent, useId, useState } from 'react'

import { imageExtensions, isImagePart } from '#domain/catalogue/image-part.ts'
import type { ProductPart } from '#domain/catalogue/product.contract.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { sendUpload } from './send-upload.ts'
import styles from './upload-part.module.css'

interface UploadPartProps {
  part: ProductPart
  uploads: readonly string[]
  error: string | undefined
  onChange: (uploads: string[]) => void
}

/** Spec: storefront 5, upload. */
const imageTypes = imageExtensions.map((extension) => `.${extension}`).join(',')
const fileTypes = '.txt,.csv,.jpg,.jpeg,.png,.gif,.mp4,.mpeg,.webm,.zip,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx'
const mostFiles = 20

export function UploadPart({ part, uploads, error, onChange }: UploadPartProps) {
  const id = useId()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isSingle = part.type === 'image' || part.type === 'file'
  const isFull = uploads.length >= (isSingle ? 1 : mostFiles)

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])].slice(0, isSingle ? 1 : mostFiles - uploads.length)
    event.target.value = ''
    setFailure(undefined)
    setSending(true)
    const sent = new Map(names)
    const kept = isSingle ? [] : [...uploads]
    for (const file of files) {
      const result = await sendUpload(file, part)
      if ('failure' in result) {
        setFailure(result.failure)
        break
      }
      sent.set(result.id, file.name)
      kept.push(result.id)
    }
    setNames(sent)
    setSending(false)
    if (kept.length > 0) onChange(kept)
  }

  return (
    <div className={styles.part}>
      <p className={styles.name} id={`${id}-name`}>
        {part.name}
        {!part.optional && <span aria-hidden="true"> *</span>}
      </p>
      {part.description && <p className="quiet">{part.description}</p>}
      <ul>
        {uploads.map((upload) => (
          <li key={upload} className={styles.file}>
            <Icon name="file" />
            <span>{names.get(upload) ?? 'Hochgeladene Datei'}</span>
            <IconButton
              label={`${names.get(upload) ?? 'Datei'} entfernen`}
              onClick={() => onChange(uploads.filter((each) => each !== upload))}
            >
              <Icon name="trash" />
            </IconButton>
          </li>
        ))}
      </ul>
      {!isFull && (
        <label className={styles.drop}>
          <input
            type="file"
            className="unseen-input"
            accept={isImagePart(part) ? imageTypes : fileTypes}
            multiple={!isSingle}
            disabled={isSending}
            aria-labelledby={`${id}-name`}
            onChange={(event) => void send(event)}
          />
          <Icon name="upload" />
          <span>{isSending ? 'Wird hochgeladen …' : isSingle ? 'Datei auswählen' : 'Dateien auswählen'}</span>
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
