'use client'

import type { MediaOverview, Medium } from '#domain/content/media/media.contract.ts'
import { EmptyState, ErrorState, LoadingState, SidePanel, useLoaded } from '#plugins/desk/kit.port.ts'

import { listMedia } from './calls.ts'
import { DetailsPanel } from './details/details-panel.tsx'
import type { MediaQuestion } from './media-filters.ts'
import { keyOf, namedBy } from './media-key.ts'
import type { useArranging } from './use-arranging.ts'
import { useDeleting } from './use-deleting.tsx'

type OpenMediumProps = {
  home: string
  openId: string
  /** Counts what was changed. */
  version: number
  media: readonly Medium[]
  overview: MediaOverview
  arranging: ReturnType<typeof useArranging>
  question: MediaQuestion
  open: (key: string) => void
  close: () => void
  reload: () => void
  patch: (key: string, change: Partial<Medium>) => void
}

/** What is open beside the others; a link may open one that is not among those that are shown. */
export function OpenMedium(props: OpenMediumProps) {
  const { openId, version, media, close, patch } = props
  const named = namedBy(openId)
  const shown = media.find((medium) => keyOf(medium) === openId)
  const asked = useLoaded(`${openId} ${version}`, (signal) =>
    listMedia(fetch, { signal, query: { id: named?.id ?? '', order: 'newest' } }),
  )
  const alone = asked.data?.media.find((medium) => keyOf(medium) === openId)
  const medium = shown ?? alone
  if (medium) {
    const onPatch = (change: Partial<Medium>) => {
      patch(openId, change)
      asked.change((page) => ({
        ...page,
        media: page.media.map((each) => (keyOf(each) === openId ? { ...each, ...change } : each)),
      }))
    }
    return <Known {...props} medium={medium} onPatch={onPatch} />
  }

  return (
    <SidePanel title="Medium" onClose={close}>
      {asked.problem !== null && <ErrorState retry={asked.reload}>{asked.problem}</ErrorState>}
      {asked.data !== null && <EmptyState title="Das gibt es nicht mehr." />}
      {asked.data === null && asked.problem === null && <LoadingState rows={3} />}
    </SidePanel>
  )
}

type KnownProps = OpenMediumProps & { medium: Medium; onPatch: (change: Partial<Medium>) => void }

function Known({ medium, onPatch, ...props }: KnownProps) {
  const { home, openId, media, overview, arranging, question, open, close, reload } = props
  const deleting = useDeleting((gone) => {
    if (gone.length === 0) return
    close()
    reload()
  })
  const next = nextUndescribed(media, openId)
  const isAsked = question.state === 'undescribed'
  const described = (alt: string) => {
    onPatch({ alt, title: alt })
    if (isAsked && next) open(keyOf(next))
    reload()
  }

  return (
    <>
      <DetailsPanel
        {...{ home, medium, overview, onPatch }}
        isAskedFor={isAsked}
        hasNext={isAsked && next !== undefined}
        onClose={close}
        onDescribed={described}
        onMove={(folder) => arranging.move([openId], folder)}
        onTag={(change) => arranging.tag([openId], change)}
        onDelete={() => void deleting.remove([{ key: openId, title: medium.title }])}
        onChanged={reload}
      />
      {deleting.asking}
    </>
  )
}

/** The one after this that still has no description, or else the first. */
function nextUndescribed(media: readonly Medium[], openId: string): Medium | undefined {
  const at = media.findIndex((medium) => keyOf(medium) === openId)
  const others = [...media.slice(at + 1), ...media.slice(0, Math.max(0, at))]

  return others.find(({ alt }) => alt === '')
}
