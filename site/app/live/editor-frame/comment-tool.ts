import type { FrameMessage } from '#domain/content/editor-messages.ts'

import { toolButton } from './tool-parts.ts'

/** How many open remarks each section has, by its id. */
export type OpenComments = Readonly<Record<string, number>>

/** Where what colleagues have remarked about a section is read and answered. */
export function commentTool(section: string, tell: (message: FrameMessage) => void): HTMLButtonElement {
  const button = toolButton({
    icon: 'comment',
    label,
    run: () => tell({ type: 'theke-comment', section }),
  })
  button.dataset.comments = ''

  return button
}

const label = 'Kommentieren'

type Standing = { element: HTMLElement; section: string }

export function countComments(tools: Iterable<Standing>, open: OpenComments): void {
  for (const { element, section } of tools) {
    const button = element.querySelector<HTMLElement>('[data-comments]')
    const count = open[section] ?? 0
    if (!button) continue
    button.dataset.comments = count > 0 ? String(count) : ''
    button.ariaLabel = button.title = count > 0 ? `${label} (${count} offen)` : label
  }
}
