import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { generatedFiles } from './checks.ts'

it.each(generatedFiles)('%s is marked as generated', async (file) => {
  const marks = await readFile('.gitattributes', 'utf8')

  expect(marks.split('\n')).toContain(`${file} linguist-generated`)
})
