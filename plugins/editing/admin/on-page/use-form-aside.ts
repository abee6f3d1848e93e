'use client'

import { useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { sectionIds, sectionsPath } from './arrange-sections.ts'

const kept = 'theke-page-alone'

/** The form steps aside for the page, and comes back as a drawer that shows one section alone. */
export function useFormAside() {
  const form = useForm()
  const [isAlone, setIsAlone] = useState(() => recall())
  const [section, setSection] = useState<string | null>(null)
  const shown = isAlone && section !== null ? sectionIds(form).indexOf(section) : -1

  useEffect(() => {
    const room = document.querySelector<HTMLElement>('.collection-edit__main-wrapper')
    const row = document.getElementById(`${sectionsPath.replaceAll('.', '-')}-row-${shown}`)
    if (!room) return undefined
    room.dataset.page = isAlone ? (row ? 'section' : 'alone') : 'beside'
    row?.toggleAttribute('data-shown', true)
    return () => {
      delete room.dataset.page
      row?.removeAttribute('data-shown')
    }
  }, [isAlone, shown])

  return {
    isAlone,
    isOpen: shown >= 0,
    setAlone: useCallback((alone: boolean) => {
      keep(alone)
      setSection(null)
      setIsAlone(alone)
    }, []),
    showSection: setSection,
  }
}

/** How this browser's editors like to work; beside each other where it keeps nothing. */
function recall(): boolean {
  try {
    return localStorage.getItem(kept) === '1'
  } catch {
    return false
  }
}

function keep(isAlone: boolean): void {
  try {
    localStorage.setItem(kept, isAlone ? '1' : '')
  } catch {
    // It is as good the next time, only chosen anew.
  }
}
