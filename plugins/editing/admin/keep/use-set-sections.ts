'use client'

import { useForm } from '@payloadcms/ui'
import { useCallback } from 'react'

import type { StoredSection } from '#domain/content/kept-sections.ts'

import { sectionsOfForm } from './sections-of-form.ts'
import { useSetPage } from './use-set-page.ts'

type Change = (body: readonly StoredSection[]) => StoredSection[]

/** Puts other sections into the form of a page; answers whether it is done. */
export function useSetSections() {
  const { getData } = useForm()
  const setPage = useSetPage()

  return useCallback(
    (change: Change) =>
      setPage(() => {
        const data = getData()
        return { ...data, content: { ...Object(data.content), body: change(sectionsOfForm(data)) } }
      }),
    [getData, setPage],
  )
}
