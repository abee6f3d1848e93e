'use client'

import { type ReactNode, useState } from 'react'

import { type Folder, withAllBelow } from '#domain/content/media/folder-tree.ts'
import type { MediaOverview } from '#domain/content/media/media.contract.ts'
import { Action, problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { addFolder, changeFolder, dissolveFolder, removeFolder } from './calls.ts'
import { FolderDialog } from './folder-dialog.tsx'

type FolderActionsProps = {
  folders: MediaOverview['folders']
  /** The folder that is open; null where none is. */
  open: string | null
  onOpen: (folder: string | null) => void
  onChanged: () => void
}

/** What can be done with the folder that is open: a new one in it, another name or place, and its end. */
export function FolderActions({ folders, open, onOpen, onChanged }: FolderActionsProps): ReactNode {
  const [dialog, setDialog] = useState<'new' | 'change' | null>(null)
  const { ask, asking } = useAsk()
  const folder = folders.find(({ id }) => id === open) ?? null

  const save = async (values: Pick<Folder, 'name' | 'parent'>): Promise<string | null> => {
    const answer =
      dialog === 'change' && folder
        ? await changeFolder(fetch, { params: { id: folder.id }, body: values })
        : await addFolder(fetch, { body: values })
    if (!answer.ok) return problemIn(answer)
    onChanged()
    if (dialog === 'new') onOpen(answer.body.doc.id)
    return null
  }
  const remove = async () => {
    if (!folder) return
    const isEmpty = folder.count === 0 && withAllBelow(folders, folder.id).length === 1
    if (!(await ask(isEmpty ? emptyQuestion(folder) : fullQuestion(folder)))) return
    const params = { id: folder.id }
    const answer = await (isEmpty ? removeFolder(fetch, { params }) : dissolveFolder(fetch, { params }))
    onChanged()
    if (!answer.ok) return tellProblem(problemIn(answer))
    tellDone(`Der Ordner „${folder.name}“ ist gelöscht.`)
    onOpen(folder.parent)
  }

  return (
    <>
      <Action onClick={() => setDialog('new')}>Neuer Ordner</Action>
      {folder && <Action onClick={() => setDialog('change')}>Umbenennen, verschieben</Action>}
      {folder && <Action onClick={() => void remove()}>Löschen</Action>}
      {dialog && (
        <FolderDialog
          title={dialog === 'new' ? 'Neuer Ordner' : 'Ordner ändern'}
          confirm={dialog === 'new' ? 'Anlegen' : 'Speichern'}
          folders={folders}
          folder={dialog === 'change' ? folder : null}
          parent={folder?.id ?? null}
          onSave={save}
          onLeave={() => setDialog(null)}
        />
      )}
      {asking}
    </>
  )
}

const emptyQuestion = ({ name }: Folder) => ({
  title: `Ordner „${name}“ löschen?`,
  text: 'Der Ordner ist leer.',
  confirm: 'Löschen',
  isDangerous: true,
})

const fullQuestion = ({ name }: Folder) => ({
  title: `Ordner „${name}“ auflösen?`,
  text: 'Was darin liegt, kommt eine Ebene höher. Kein Bild und keine Datei wird gelöscht.',
  confirm: 'Auflösen',
  isDangerous: true,
})
