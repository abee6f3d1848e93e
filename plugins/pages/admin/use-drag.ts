'use client'

import { type DragEvent, useState } from 'react'

import type { ListedPage } from '#domain/content/pages/pages.contract.ts'

import { type DropPlace, dropPlaceOf } from './drop-place.ts'
import type { TreeLine } from './tree-lines.ts'

type Over = { key: string; place: DropPlace }

/** A page that is dragged by a mouse, and where it would land. By keys and fingers the same is done in a dialog. */
export function useDrag(onDrop: (page: ListedPage, place: DropPlace) => void) {
  const [dragged, setDragged] = useState<ListedPage | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }

  return {
    of: (line: TreeLine) => ({
      onDragStart: (event: DragEvent<HTMLElement>) => {
        if (line.kind !== 'page' || !line.page) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', line.page.name)
        setDragged(line.page)
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const place = dragged && dropPlaceOf(dragged, line, heightIn(event))
        // What is not refused is said to be a place by the browser as well.
        if (place) event.preventDefault()
        setOver((before) => (place ? sameOver(before, { key: line.key, place }) : null))
      },
      onDragEnd: end,
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        const place = dragged && dropPlaceOf(dragged, line, heightIn(event))
        end()
        if (dragged && place) onDrop(dragged, place)
      },
    }),
    dropAt: ({ key }: TreeLine) => (over?.key === key ? shownAs(over.place) : null),
  }
}

/** Told with every pixel, and mostly nothing new. */
const sameOver = (before: Over | null, now: Over): Over =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now

function heightIn({ clientY, currentTarget }: DragEvent<HTMLElement>): number {
  const { top, height } = currentTarget.getBoundingClientRect()

  return height === 0 ? 0.5 : (clientY - top) / height
}

function shownAs(place: DropPlace): 'below' | 'before' | 'behind' {
  if (place.kind === 'below') return 'below'

  return place.isBehind ? 'behind' : 'before'
}
