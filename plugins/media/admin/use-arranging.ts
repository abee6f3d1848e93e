'use client'

import type { Folder } from '#domain/content/media/folder-tree.ts'
import { type Arrangement, type Medium, mostArranged } from '#domain/content/media/media.contract.ts'
import { problemIn, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import { arrangeMedia, changeFolder } from './calls.ts'
import type { Dragged } from './dragged.ts'
import { keyOf, namedBy } from './media-key.ts'

type Change = Omit<Arrangement, 'media'>
type Given = { media: readonly Medium[]; folders: readonly Folder[]; reload: () => void }

/** Puts media into folders and changes their tags; what was moved can be taken back. */
export function useArranging({ media, folders, reload }: Given) {
  const folderNamed = (id: string | null) =>
    id === null ? 'ohne Ordner' : `in „${folders.find((folder) => folder.id === id)?.name ?? ''}“`

  const move = async (keys: readonly string[], into: string | null): Promise<string | null> => {
    const before = media.filter((medium) => keys.includes(keyOf(medium)))
    const problem = await arrangeAll(keys, { folder: into })
    reload()
    if (problem !== null) return problem
    tellDone(`${countWords(keys.length)} jetzt ${folderNamed(into)}.`, async () => {
      await putBack(before)
      reload()
    })
    return null
  }
  const tag = async (keys: readonly string[], change: Change): Promise<string | null> => {
    const problem = await arrangeAll(keys, change)
    reload()
    if (problem === null) tellDone('Die Schlagwörter sind geändert.')
    return problem
  }
  const moveFolder = async (id: string, parent: string | null): Promise<void> => {
    const before = folders.find((folder) => folder.id === id)?.parent ?? null
    if (before === parent || id === parent) return
    const answer = await changeFolder(fetch, { params: { id }, body: { parent } })
    reload()
    if (!answer.ok) return tellProblem(problemIn(answer))
    tellDone('Der Ordner ist verschoben.', async () => {
      await changeFolder(fetch, { params: { id }, body: { parent: before } })
      reload()
    })
  }
  const drop = async (dragged: Dragged, into: string | null): Promise<void> => {
    if (dragged.kind === 'folder') return moveFolder(dragged.id, into)
    const problem = await move(dragged.keys, into)
    if (problem !== null) tellProblem(problem)
  }

  return { move, tag, drop }
}

/** Many go in several calls, each of which is done as a whole. */
async function arrangeAll(keys: readonly string[], change: Change): Promise<string | null> {
  for (let from = 0; from < keys.length; from += mostArranged) {
    const media = keys.slice(from, from + mostArranged).flatMap((key) => namedBy(key) ?? [])
    const answer = await arrangeMedia(fetch, { body: { media, ...change } })
    if (!answer.ok) return problemIn(answer)
  }

  return null
}

/** Each into the folder that it came from. */
async function putBack(before: readonly Medium[]): Promise<void> {
  for (const [folder, media] of Map.groupBy(before, (medium) => medium.folder)) {
    const problem = await arrangeAll(media.map(keyOf), { folder })
    if (problem !== null) throw new Error(problem)
  }
}

const countWords = (count: number): string => (count === 1 ? 'Das Bild liegt' : `${count} Medien liegen`)
