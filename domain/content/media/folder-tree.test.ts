import { describe, expect, it } from 'vitest'

import { mostLevels } from '../tree.ts'
import { type Folder, folderProblem, folderTree, inOrder, wayTo, withAllBelow } from './folder-tree.ts'

const folder = (id: string, parent: string | null = null, name = id): Folder => ({ id, name, parent })
const folders = [
  folder('b', null, 'Speisen'),
  folder('a', null, 'Filialen'),
  folder('c', 'b', 'Bild 10'),
  folder('d', 'b', 'Bild 9'),
  folder('e', 'c', 'Suppen'),
]

describe('folders', () => {
  it('are a tree by name, in which numbers count as numbers', () => {
    expect(inOrder(folderTree(folders)).map(({ name, level }) => `${level} ${name}`)).toEqual([
      '1 Filialen',
      '1 Speisen',
      '2 Bild 9',
      '2 Bild 10',
      '3 Suppen',
    ])
  })

  it('whose parent is gone stand at the top', () => {
    expect(folderTree([folder('x', 'gone')])).toHaveLength(1)
  })

  it('know what they lie in, and what lies in them', () => {
    expect(wayTo(folders, 'e').map(({ id }) => id)).toEqual(['e', 'c', 'b'])
    expect(withAllBelow(folders, 'b')).toEqual(['b', 'c', 'd', 'e'])
  })
})

describe('a folder', () => {
  it.each([
    ['without a name', { id: null, name: '  ', parent: null }, 'name'],
    ['called as its neighbour, whatever the capitals', { id: null, name: 'SPEISEN', parent: null }, 'name'],
    ['within itself', { id: 'b', name: 'Speisen', parent: 'b' }, 'parent'],
    ['within what lies in it', { id: 'b', name: 'Speisen', parent: 'e' }, 'parent'],
  ])('%s is none', (_, given, field) => {
    expect(folderProblem(given, folders)?.field).toBe(field)
  })

  it.each([
    ['called as one elsewhere', { id: null, name: 'Suppen', parent: 'b' }],
    ['that keeps its name and place', { id: 'c', name: 'Bild 10', parent: 'b' }],
    ['that moves up', { id: 'e', name: 'Suppen', parent: null }],
  ])('%s is one', (_, given) => {
    expect(folderProblem(given, folders)).toBeNull()
  })

  it('lies no deeper than anybody finds it, nor does what it brings along', () => {
    const deep = Array.from({ length: mostLevels }, (_, level) =>
      folder(`f${level}`, level ? `f${level - 1}` : null),
    )

    expect(folderProblem({ id: null, name: 'x', parent: deep.at(-1)?.id ?? null }, deep)?.field).toBe(
      'parent',
    )
    const apart = [...deep.slice(0, -1), folder('p'), folder('q', 'p')]
    expect(folderProblem({ id: 'p', name: 'p', parent: 'f6' }, apart)?.field).toBe('parent')
  })
})
