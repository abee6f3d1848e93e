'use client'

import { type ReactNode, useState } from 'react'

import { fileSizeWords } from '#domain/content/file-words.ts'
import { filePath } from '#domain/content/media-paths.ts'
import type { Focal } from '#domain/content/media/move-focal.ts'
import type { MediaOverview, Medium } from '#domain/content/media/media.contract.ts'
import { mediaKindOf } from '#domain/content/media/media-terms.ts'
import { Action, ActionLink, problemIn, SidePanel, tellProblem, useLoaded } from '#plugins/desk/kit.port.ts'

import { changeImage, findPlaces } from '../calls.ts'
import { FolderChoice } from '../folder-dialog.tsx'
import { keyOf } from '../media-key.ts'
import { TagDialog } from '../tag-dialog.tsx'
import { Thumbnail } from '../thumbnail.tsx'
import { CropPreviews } from './crop-previews.tsx'
import { DescribeForm } from './describe-form.tsx'
import styles from './details.module.css'
import { FocalPicker } from './focal-picker.tsx'
import { PlacesList } from './places-list.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { ReplaceFile } from './replace-file.tsx'

type DetailsPanelProps = {
  home: string
  medium: Medium
  overview: MediaOverview
  /** Whether descriptions are what somebody is at, and another one follows. */
  isAskedFor: boolean
  hasNext: boolean
  onClose: () => void
  onDescribed: (alt: string) => void
  onPatch: (change: Partial<Medium>) => void
  onMove: (folder: string | null) => Promise<string | null>
  onTag: (change: { addTags: string[]; removeTags: string[] }) => Promise<string | null>
  onDelete: () => void
  onChanged: () => void
}

/** A medium beside the others: how pages cut it, what it shows, where it lies, and where it is used. */
export function DetailsPanel(props: DetailsPanelProps) {
  const { home, medium, overview, isAskedFor, hasNext, onClose, onDescribed, onPatch, onDelete, onChanged } =
    props
  const { may } = overview
  const { collection, id } = medium
  const places = useLoaded(keyOf(medium), (signal) =>
    findPlaces(fetch, { signal, params: { collection, id } }),
  )
  const [isReplacing, setIsReplacing] = useState(false)
  const isPicture = collection === 'images' && mediaKindOf(medium.mimeType) === 'picture'
  const mayReplace = collection === 'images' ? may.arrange : may.uploadFiles
  const mayDelete = collection === 'images' ? may.arrange : may.deleteFiles
  const changed = () => {
    places.reload()
    onChanged()
  }

  return (
    <SidePanel
      title={medium.title}
      onClose={onClose}
      actions={
        <>
          {mayReplace && <ReplaceFile medium={medium} onReplaced={changed} />}
          {may.arrange && places.data && places.data.places.length > 0 && (
            <Action onClick={() => setIsReplacing(true)}>Überall ersetzen</Action>
          )}
          <ActionLink href={`${home}/collections/${collection}/${id}`}>Formular</ActionLink>
          {mayDelete && <Action onClick={onDelete}>Löschen</Action>}
        </>
      }
    >
      {isPicture ? (
        <PictureParts {...{ medium, mayChange: may.arrange, onPatch }} />
      ) : (
        <FilePart medium={medium} />
      )}
      {collection === 'images' && (
        <DescribeForm {...{ medium, hasNext, isAskedFor, onDescribed }} mayChange={may.arrange} />
      )}
      <Arrangement {...props} />
      <h3>Verwendet in</h3>
      <PlacesList home={home} loaded={places} />
      <h3>Datei</h3>
      <Facts medium={medium} />
      {isReplacing && places.data && (
        <ReplaceDialog
          medium={medium}
          places={places.data}
          onLeave={() => setIsReplacing(false)}
          onReplaced={() => {
            setIsReplacing(false)
            changed()
          }}
        />
      )}
    </SidePanel>
  )
}

type PicturePartsProps = {
  medium: Medium
  mayChange: boolean
  onPatch: (change: Partial<Medium>) => void
}

/** The point is shown as it moves and kept once it rests; what the server refuses goes back. */
function PictureParts({ medium, mayChange, onPatch }: PicturePartsProps) {
  const kept: Focal = { x: Math.round(medium.focalX), y: Math.round(medium.focalY) }
  const [moving, setMoving] = useState<Focal | null>(null)
  const focal = moving ?? kept
  const keep = async ({ x, y }: Focal) => {
    const answer = await changeImage(fetch, { params: { id: medium.id }, body: { focalX: x, focalY: y } })
    setMoving(null)
    if (!answer.ok) return tellProblem(problemIn(answer))
    const { version } = answer.body.doc as { version?: string | null } // with the record, as Payload answers
    onPatch({ focalX: x, focalY: y, ...(version && { version }) })
  }

  return (
    <>
      <FocalPicker
        {...{ medium, focal, mayChange }}
        onMove={setMoving}
        onRest={(rested) => void keep(rested)}
      />
      {mayChange && (
        <p className={styles.hint}>
          Klicken oder ziehen Sie auf das, was sichtbar bleiben soll. Mit den Pfeiltasten geht es in Schritten
          von 1 %, mit Umschalt von 10 %.
        </p>
      )}
      <CropPreviews medium={medium} focal={focal} />
    </>
  )
}

const FilePart = ({ medium }: { medium: Medium }) => (
  <div className={styles.file}>
    <Thumbnail medium={medium} />
  </div>
)

function Arrangement({ medium, overview, onMove, onTag }: DetailsPanelProps): ReactNode {
  const [isTagging, setIsTagging] = useState(false)
  const move = async (folder: string | null) => {
    const problem = await onMove(folder)
    if (problem !== null) tellProblem(problem)
  }
  if (!overview.may.arrange) return null

  return (
    <div className={styles.arrangement}>
      <FolderChoice
        label="Ordner"
        none="Ohne Ordner"
        folders={overview.folders}
        value={medium.folder}
        onChoose={(folder) => void move(folder)}
      />
      <div>
        <span className={styles.label}>Schlagwörter</span>
        <p>{medium.tags.length > 0 ? medium.tags.join(', ') : <span className={styles.quiet}>Keine</span>}</p>
        <Action onClick={() => setIsTagging(true)}>Schlagwörter ändern</Action>
      </div>
      {isTagging && (
        <TagDialog
          count={1}
          tags={overview.tags.map(({ tag }) => tag)}
          tagsInside={medium.tags}
          onTag={onTag}
          onLeave={() => setIsTagging(false)}
        />
      )}
    </div>
  )
}

function Facts({ medium }: { medium: Medium }) {
  const { collection, id, version, extension, publicHash, filename, bytes, width, height, copies } = medium
  const address =
    publicHash === null
      ? `/image/${id}-${version}.${extension}`
      : filePath({ id, version, extension, publicHash })

  return (
    <dl>
      <dt>Name</dt>
      <dd>
        <a href={address} target="_blank" rel="noreferrer">
          {collection === 'images' ? filename : medium.title}
        </a>
      </dd>
      {width && height ? (
        <>
          <dt>Maße</dt>
          <dd>{`${width} × ${height}`}</dd>
        </>
      ) : null}
      {bytes !== null && (
        <>
          <dt>Größe</dt>
          <dd>{fileSizeWords(bytes)}</dd>
        </>
      )}
      {copies > 1 && (
        <>
          <dt>Mehrfach</dt>
          <dd>{`Diesen Inhalt gibt es ${copies} Mal.`}</dd>
        </>
      )}
    </dl>
  )
}
