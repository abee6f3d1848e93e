import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

export interface Step {
  /** As they stand there, which names a step that fails. */
  keys: string
  focus: string
  said: string
}

export interface Part {
  title: string
  steps: Step[]
}

/** The walk of `docs/keyboard.md`: a part for each heading, a step for each row. */
export function readWalk(): Part[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/keyboard.md'), 'utf8')
  const [, ...parts] = text.split(/^## /m)

  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    const rows = lines
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    // The first two name the columns.
    const steps = rows.slice(2).map(([, keys = '', focus = '', said = '']) => ({ keys, focus, said }))

    return { title, steps }
  })
}

/** Whether a key is pressed until it leads somewhere. */
export const isRepeated = ({ keys }: Step): boolean => keys.endsWith('…')

export async function press({ keyboard }: Page, { keys }: Step): Promise<void> {
  for (const [, key, words] of keys.matchAll(/`([^`]+)`|„([^“]+)“/g)) {
    if (key) await keyboard.press(key)
    if (words) await keyboard.type(words)
  }
}

/** What a cell says, with `…` for anything. */
export function patternOf(cell: string): RegExp {
  return new RegExp(
    `^${cell
      .split('…')
      .map((words) => RegExp.escape(words))
      .join('.*')}$`,
  )
}
