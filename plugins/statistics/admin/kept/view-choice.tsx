'use client'

import { Choice } from '../range-fields.tsx'
import { queryOf } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'
import { keptTexts } from './kept.texts.ts'
import type { SavedViews } from './use-saved-views.ts'

/** What is looked at again and again, in one press; where nothing is saved, nothing can be chosen. */
export function ViewChoice({ views: { all, openedId, open } }: { views: SavedViews }) {
  const { choice } = useChosen()
  if (all.length === 0) return null
  const query = queryOf(choice)
  const same = all.filter((view) => view.query === query)
  const current = same.find(({ id }) => id === openedId) ?? same[0]
  const names = all.map(({ id, name, isForAll }) => [id, isForAll ? `${name} (${keptTexts.ofAll})` : name])

  return (
    <Choice
      label="Ansicht"
      value={current?.id ?? ''}
      options={{ ...(!current && { '': 'Frei gewählt' }), ...Object.fromEntries(names) }}
      onChoose={(id) => {
        const view = all.find((view) => view.id === id)
        if (view) open(view)
      }}
    />
  )
}
