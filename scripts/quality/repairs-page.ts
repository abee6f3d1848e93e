import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from './run-command.ts'

export const repairsPagePath = 'docs/repairs.md'

export type Repair = { path: string; library: string; file: string; fault: string }

/** The faults of others that the product works around, by what each repair says of itself. */
export async function writeRepairsPage(): Promise<void> {
  await writeFile(join(root, repairsPagePath), repairsPage(readRepairs()))
}

export function readRepairs(): Repair[] {
  return globSync('*/**/*.repair.ts', { cwd: root, exclude: ['node_modules'] })
    .toSorted()
    .map((path) => repairOf(path, readFileSync(join(root, path), 'utf8')))
}

/** A repair without a word on what it repairs is none. */
export function repairOf(path: string, source: string): Repair {
  const [, library, file, text] =
    /\/\*\*\n \* Repairs `([^`]+)`, `([^`]+)`: (.+?)\n? \*\//s.exec(source) ?? []
  if (!library || !file || !text)
    throw new Error(`${path} does not say which file of which library it repairs`)

  return { path, library, file, fault: text.replaceAll(/\n \* /g, ' ') }
}

function repairsPage(repairs: readonly Repair[]): string {
  const rows = repairs.map(
    ({ path, library, file, fault }) =>
      `| [${path.replace(/^.*\/|\.repair\.ts$/g, '')}](../${path}) | \`${library}\`, \`${file}\` | ${fault} |`,
  )

  return [introduction, '| repair | of | fault |', '|---|---|---|', ...rows].join('\n') + '\n'
}

const introduction = `# Repairs

Made by \`npm run generate\` from the files named \`*.repair.ts\`: faults of Payload, Next and others that the product works around. \`cms/repairs.int.test.ts\` asks each library, as it comes, whether it still has the fault; a test that fails there says which repair may go.
`
