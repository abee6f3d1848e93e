'use client'

import { useEffect, useRef, useState } from 'react'

import type { MediaOverview, MediaPage, Medium } from '#domain/content/media/media.contract.ts'
import { Action, EmptyState, LoadedView } from '#plugins/desk/kit.port.ts'

import { BulkBar } from './bulk-bar.tsx'
import { MediaGrid } from './media-grid.tsx'
import { keyOf, namedBy } from './media-key.ts'
import styles from './media.module.css'
import { nothingSelected, stillShown } from './selection.ts'
import { DropZone } from './upload/drop-zone.tsx'
import { UploadList } from './upload/upload-list.tsx'
import { useUploads } from './upload/use-uploads.ts'
import type { useArranging } from './use-arranging.ts'
import { useDeleting } from './use-deleting.tsx'
import type { MediaList } from './use-media.ts'

type MediaPartProps = {
  list: MediaList
  overview: MediaOverview
  arranging: ReturnType<typeof useArranging>
  openId: string | null
  open: (key: string) => void
  close: () => void
  reload: () => void
  onFiles: (files: File[]) => void
  onUndescribed: () => void
  /** Whether those without a description are shown already. */
  isAskedFor: boolean
}

/** What is uploaded, what is missing, and the media themselves with what can be done with several of them. */
export function MediaPart({ list, overview, onFiles, onUndescribed, isAskedFor, ...rest }: MediaPartProps) {
  const queue = useUploads(rest.reload)
  const { undescribed, may } = overview

  return (
    <DropZone isOpen={may.upload} onFiles={onFiles}>
      <UploadList queue={queue} onShow={rest.open} />
      {undescribed > 0 && !isAskedFor && may.arrange && (
        <p className={styles.missing} role="status">
          <span>{undescribedWords(undescribed)}</span>
          <Action onClick={onUndescribed}>Jetzt beschreiben</Action>
        </p>
      )}
      <LoadedView of={list.loaded} rows={5}>
        {(page) => <Shown {...{ list, overview, page, ...rest }} />}
      </LoadedView>
    </DropZone>
  )
}

const undescribedWords = (count: number): string =>
  count === 1
    ? 'Einem Bild fehlt die Beschreibung für Menschen, die es nicht sehen.'
    : `${count} Bildern fehlt die Beschreibung für Menschen, die sie nicht sehen.`

type ShownProps = Omit<MediaPartProps, 'onFiles' | 'onUndescribed' | 'isAskedFor'> & { page: MediaPage }

function Shown({ list, overview, page, arranging, openId, open, close, reload }: ShownProps) {
  const [selected, setSelected] = useState(nothingSelected)
  const { media, total, hasMore } = page
  const selection = stillShown(selected, media.map(keyOf))
  const chosen = media.filter((medium) => selection.keys.has(keyOf(medium)))
  const clear = () => setSelected(nothingSelected)
  const deleting = useDeleting((gone) => {
    if (openId !== null && gone.includes(openId)) close()
    clear()
    reload()
  })
  const { may } = overview
  const mayDelete = chosen.every(({ collection }) =>
    collection === 'images' ? may.arrange : may.deleteFiles,
  )
  const remove = () =>
    void deleting.remove(
      chosen.filter(isNamed).map((medium) => ({ key: keyOf(medium), title: medium.title })),
    )
  const done = async (work: Promise<string | null>) => {
    const problem = await work
    if (problem === null) clear()
    return problem
  }
  if (media.length === 0) return <EmptyState title="Keine Medien">{nothingText}</EmptyState>

  return (
    <>
      <p className={styles.total} aria-live="polite">
        {total === 1 ? '1 Medium' : `${total.toLocaleString('de-AT')} Medien`}
      </p>
      <MediaGrid
        {...{ media, selection }}
        onSelect={setSelected}
        openKey={openId}
        onOpen={open}
        onDelete={() => mayDelete && remove()}
        mayArrange={may.arrange}
      />
      {hasMore && <More {...list} shown={media.length} total={total} />}
      {chosen.length > 0 && may.arrange && (
        <BulkBar
          count={chosen.length}
          folders={overview.folders}
          tags={overview.tags.map(({ tag }) => tag)}
          tagsInside={tagsOf(chosen)}
          mayDelete={mayDelete}
          onMove={(folder) => done(arranging.move([...selection.keys], folder))}
          onTag={(change) => done(arranging.tag([...selection.keys], change))}
          onDelete={remove}
          onClear={clear}
        />
      )}
      {deleting.asking}
    </>
  )
}

const nothingText = 'Hier liegt nichts, oder nichts passt zu dem, wonach eingegrenzt ist.'
const isNamed = (medium: Medium): boolean => namedBy(keyOf(medium)) !== null
const tagsOf = (media: readonly Medium[]): string[] =>
  [...new Set(media.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other, 'de'))

type MoreProps = Pick<MediaList, 'isLoadingMore' | 'moreProblem' | 'loadMore'> & {
  shown: number
  total: number
}

/** The next page comes as somebody gets there; the button is for whoever does not scroll. */
function More({ isLoadingMore, moreProblem, loadMore, shown, total }: MoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const load = useRef(loadMore)
  useEffect(() => {
    load.current = loadMore
  })
  const isWaiting = isLoadingMore || moreProblem
  useEffect(() => {
    const { current } = place
    if (!current || isWaiting) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: '600px',
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [isWaiting, shown])

  return (
    <div ref={place} className={styles.more}>
      {moreProblem && <span role="alert">Mehr konnte nicht geladen werden.</span>}
      <Action onClick={loadMore} disabled={isLoadingMore}>
        {isLoadingMore ? 'Wird geladen …' : `Weitere laden (${shown} von ${total.toLocaleString('de-AT')})`}
      </Action>
    </div>
  )
}
