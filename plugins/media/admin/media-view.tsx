'use client'

import { useState } from 'react'

import { noFolder } from '#domain/content/media/media-terms.ts'
import type { MediaOverview } from '#domain/content/media/media.contract.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { readOverview } from './calls.ts'
import { FolderActions } from './folder-actions.tsx'
import { FolderList } from './folder-list.tsx'
import { askedBy, folderName } from './media-filters.ts'
import { MediaPart } from './media-part.tsx'
import { MediaToolbar } from './media-toolbar.tsx'
import styles from './media.module.css'
import { OpenMedium } from './open-medium.tsx'
import { UploadButton } from './upload/upload-button.tsx'
import { uploads } from './upload/upload-store.ts'
import { useArranging } from './use-arranging.ts'
import { useMedia } from './use-media.ts'

const noTags: MediaOverview['tags'] = []

/** Pictures and files of the website: what is chosen stands in the address. */
export function MediaView({ home, timeZone }: DeskViewProps) {
  const overview = kit.useLoaded('', (signal) => readOverview(fetch, { signal }))
  const { params, change } = kit.useUrl()
  const { openId, open, close } = kit.useOpenOne()
  const question = askedBy(params)
  const list = useMedia(question)
  const [version, setVersion] = useState(0)
  const reload = () => {
    overview.reload()
    list.loaded.reload()
    setVersion((version) => version + 1)
  }
  const media = list.loaded.data?.media ?? []
  const arranging = useArranging({ media, folders: overview.data?.folders ?? [], reload })
  const folder = params.get(folderName)
  const openFolder = (next: string | null) => change({ [folderName]: next, offen: null })
  const add = (files: File[]) =>
    uploads.add(files, {
      folder: folder === noFolder ? null : folder,
      mayAddFiles: overview.data?.may.uploadFiles ?? false,
    })

  return (
    <kit.PageFrame
      title="Medien"
      description="Bilder, Videos und Dokumente der Website. Dateien lassen sich auch hierher ziehen."
      timeZone={timeZone}
      actions={
        <>
          <kit.ActionLink href={`${home}/collections/images`}>Liste der Bilder</kit.ActionLink>
          <kit.ActionLink href={`${home}/collections/uploads`}>Liste der Dateien</kit.ActionLink>
          {overview.data?.may.upload && <UploadButton onFiles={add} />}
        </>
      }
      toolbar={<MediaToolbar tags={overview.data?.tags ?? noTags} order={question.order} />}
      beside={
        openId &&
        overview.data && (
          <OpenMedium
            key={openId}
            {...{ home, openId, version, media, arranging, question, open, close, reload }}
            patch={list.patch}
            overview={overview.data}
          />
        )
      }
    >
      <kit.LoadedView of={overview} rows={3}>
        {(overview) => (
          <div className={styles.columns}>
            <FolderList
              overview={overview}
              open={folder}
              onOpen={openFolder}
              onDrop={(dragged, into) => void arranging.drop(dragged, into)}
              actions={
                <FolderActions
                  folders={overview.folders}
                  open={folder}
                  onOpen={openFolder}
                  onChanged={reload}
                />
              }
            />
            <MediaPart
              {...{ list, overview, arranging, openId, open, close, reload }}
              onFiles={add}
              onUndescribed={() => change({ zustand: 'undescribed', [folderName]: null, offen: null })}
              isAskedFor={question.state === 'undescribed'}
            />
          </div>
        )}
      </kit.LoadedView>
    </kit.PageFrame>
  )
}
