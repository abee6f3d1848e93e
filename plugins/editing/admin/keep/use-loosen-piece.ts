'use client'

import { useForm } from '@payloadcms/ui'
import { useCallback } from 'react'

import { type StoredSection, withPieceLoosened } from '#domain/content/kept-sections.ts'
import { piecesIn } from '#domain/content/pieces.ts'

import { newId } from '../on-page/arrange-sections.ts'
import { readPiece } from './calls.ts'
import { sectionsOfForm } from './sections-of-form.ts'
import { useSetSections } from './use-set-sections.ts'

const failed = 'Der Baustein konnte nicht gelöst werden. Bitte versuchen Sie es erneut.'

/** The sections of a piece become the page's own; answers why not, in German, or null. */
export function useLoosenPiece(): (section: string) => Promise<string | null> {
  const { getData } = useForm()
  const setSections = useSetSections()

  return useCallback(
    async (section: string) => {
      const data = getData()
      const [piece] = piecesIn(sectionsOfForm(data).filter(({ id }) => id === section))
      if (!piece) return 'Hier ist noch kein Baustein gewählt.'
      const sections = await readSections(piece)
      if (!sections) return failed
      if (sections.length === 0) return 'Dieser Baustein hat keine Abschnitte.'
      const loosened = { section, type: data.type, sections, newId }

      return (await setSections((body) => withPieceLoosened(body, loosened))) ? null : failed
    },
    [getData, setSections],
  )
}

/** As visitors see them; of a piece that is not published, as it is written. */
async function readSections(piece: string): Promise<StoredSection[] | null> {
  const params = { id: piece }
  const live = await readPiece(fetch, { params, query: { depth: 0 } })
  const answer =
    live.ok && live.body._status !== 'published'
      ? await readPiece(fetch, { params, query: { depth: 0, draft: true } })
      : live
  if (!answer.ok) return null

  return (answer.body.content?.sections ?? []).map((section) => ({ ...section }))
}
