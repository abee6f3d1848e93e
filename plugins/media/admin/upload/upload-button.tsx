'use client'

import { useRef } from 'react'

import { Action } from '#plugins/desk/kit.port.ts'

/** Chooses files, as many as somebody likes. */
export function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null)

  return (
    <>
      <Action look="main" onClick={() => chooser.current?.click()}>
        Hochladen
      </Action>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        aria-label="Dateien zum Hochladen"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          target.value = ''
          if (chosen.length > 0) onFiles(chosen)
        }}
      />
    </>
  )
}
