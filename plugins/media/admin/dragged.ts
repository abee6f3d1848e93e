import type { DragEvent } from 'react'

/** What is dragged within the view: media by their keys, or a folder. */
export type Dragged = { kind: 'media'; keys: string[] } | { kind: 'folder'; id: string }

const type = 'application/x-theke-media'

export function startDrag(event: DragEvent, dragged: Dragged): void {
  event.dataTransfer.setData(type, JSON.stringify(dragged))
  event.dataTransfer.effectAllowed = 'move'
}

/** Whether something of ours is dragged; what it is, browsers tell where it is dropped and not before. */
export const isDragged = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(type)

export const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

export function draggedIn({ dataTransfer }: DragEvent): Dragged | null {
  try {
    return JSON.parse(dataTransfer.getData(type)) as Dragged // what `startDrag` has written
  } catch {
    return null
  }
}
