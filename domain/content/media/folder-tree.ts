import { parentProblem } from '../tree.ts'

export const longestFolderName = 80

export type Folder = { id: string; name: string; parent: string | null }
export type FolderNode = Folder & { level: number; children: FolderNode[] }

/** The folders as a tree, by name; one whose parent is gone stands at the top. */
export function folderTree(
  folders: readonly Folder[],
  parent: string | null = null,
  level = 1,
): FolderNode[] {
  const known = new Set(folders.map(({ id }) => id))
  const isHere = (folder: Folder) =>
    (folder.parent && known.has(folder.parent) ? folder.parent : null) === parent

  return folders
    .filter(isHere)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de', { numeric: true }))
    .map((folder) => ({ ...folder, level, children: folderTree(folders, folder.id, level + 1) }))
}

/** The same, one below the other as they are read. */
export const inOrder = (nodes: readonly FolderNode[]): FolderNode[] =>
  nodes.flatMap((node) => [node, ...inOrder(node.children)])

/** A folder and all that it lies in, from the inside. */
export function wayTo(folders: readonly Folder[], id: string | null): Folder[] {
  const way: Folder[] = []
  for (let next = id; next !== null; ) {
    const folder = folders.find((each) => each.id === next)
    if (!folder || way.includes(folder)) break
    way.push(folder)
    next = folder.parent
  }

  return way
}

/** A folder and all that lies in it. */
export const withAllBelow = (folders: readonly Folder[], id: string): string[] =>
  folders
    .filter((folder) => wayTo(folders, folder.id).some((above) => above.id === id))
    .map((each) => each.id)

type Problem = { field: 'name' | 'parent'; message: string }

/** Why a folder cannot be called so or lie there, or null; `id` is null for one that is made just now. */
export function folderProblem(
  { id, name, parent }: { id: string | null; name: string; parent: string | null },
  folders: readonly Folder[],
): Problem | null {
  if (name.trim() === '') return { field: 'name', message: 'Bitte geben Sie dem Ordner einen Namen.' }
  const ancestors = wayTo(folders, parent).map((each) => each.id)
  const misplaced = parentProblem({ id, ancestors, levelsBelow: id === null ? 1 : levelsOf(folders, id) })
  if (misplaced) return { field: 'parent', message: misplaced }

  const isTaken = folders.some(
    (folder) => folder.id !== id && folder.parent === parent && sameName(folder.name, name),
  )
  return isTaken ? { field: 'name', message: `Hier gibt es schon einen Ordner „${name.trim()}“.` } : null
}

/** How many levels a folder and what lies in it take. */
function levelsOf(folders: readonly Folder[], id: string): number {
  const depthOf = (each: string) => wayTo(folders, each).findIndex((above) => above.id === id) + 1

  return Math.max(1, ...withAllBelow(folders, id).map(depthOf))
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('de') === other.trim().toLocaleLowerCase('de')
