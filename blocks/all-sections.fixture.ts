import { globSync } from 'node:fs'

import type { Site } from '#cms/payload-types.ts'
import { sectionTypes } from '#domain/content/section-types.ts'

import type { Shown } from './shared/section.ts'

type Example = Shown<NonNullable<NonNullable<Site['content']>['body']>[number]>

const files = globSync('*/*.fixture.ts', { cwd: import.meta.dirname, exclude: ['ui/*'] })
const examples = await Promise.all(files.map(exampleIn))

/** An example of every section with all it can hold: the one thing that its own fixture exports. */
export const allFixtures = examples.toSorted((one, other) => placeOf(one) - placeOf(other))

async function exampleIn(file: string): Promise<Example> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ import.meta.resolve(`./${file}`))

  // Each fixture types its example by the section it is for.
  return Object.values(exported)[0] as Example
}

function placeOf({ blockType }: Example): number {
  return sectionTypes.indexOf(blockType)
}
