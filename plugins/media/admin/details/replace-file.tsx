'use client'

import { useRef, useState } from 'react'

import type { Medium } from '#domain/content/media/media.contract.ts'
import { collectionFor, unsendable } from '#domain/content/media/sendable-file.ts'
import { Action, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import { replaceMedium } from '../calls.ts'
import { sendFile, type Sent } from '../upload/send-file.ts'

type ReplaceFileProps = { medium: Medium; onReplaced: () => void }

/**
 * A new file for the same record: all pages follow. The file of an upload keeps its address for ever, so the new one is
 * added and stands in its place everywhere.
 */
export function ReplaceFile({ medium, onReplaced }: ReplaceFileProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const replace = async (file: File) => {
    const problem = problemWith(file, medium)
    if (problem !== null) return tellProblem(problem)
    setShare(0)
    const told = await replaceWith(file, medium, setShare)
    setShare(null)
    if (told !== null) return tellProblem(told)
    tellDone('Die Datei ist ersetzt. Alle Seiten zeigen die neue.')
    onReplaced()
  }

  return (
    <>
      <Action disabled={share !== null} onClick={() => chooser.current?.click()}>
        {share === null ? 'Datei ersetzen' : `${Math.round(share * 100)} %`}
      </Action>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Neue Datei"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void replace(file)
        }}
      />
    </>
  )
}

function problemWith(file: File, { collection }: Medium): string | null {
  if (collectionFor(file) === collection) return unsendable(file, true)

  return collection === 'images'
    ? 'An die Stelle eines Bildes tritt wieder ein Bild.'
    : 'An die Stelle dieser Datei tritt wieder ein Video oder Dokument.'
}

async function replaceWith(
  file: File,
  { collection, id }: Medium,
  onProgress: (share: number) => void,
): Promise<string | null> {
  if (collection === 'images') {
    return problemOf(
      await sendFile({ method: 'PATCH', address: `/api/images/${id}`, values: {}, file, onProgress }),
    )
  }
  const sent = await sendFile({
    method: 'POST',
    address: '/api/uploads',
    values: { isPublic: true },
    file,
    onProgress,
  })
  if (sent.kind !== 'done') return problemOf(sent)
  const answer = await replaceMedium(fetch, { params: { collection, id }, body: { by: sent.id } })

  return answer.ok ? null : (answer.errors[0]?.message ?? 'Der Server hat nicht geantwortet.')
}

const problemOf = (sent: Sent): string | null => ('reason' in sent ? sent.reason : null)
