import type {
  ImportableList,
  ImportReport,
  SheetFormat,
} from '#domain/operations/import-export/import-export.contract.ts'
import type { Hired } from '#scripts/testing/hire.ts'
import { readJson } from '#scripts/testing/test-app.ts'

export type Told = { status: number; report: ImportReport }

/** The file that somebody gets of a list. */
export async function download(
  { ask }: Pick<Hired, 'ask'>,
  slug: ImportableList,
  format: SheetFormat,
  query = '',
): Promise<Buffer> {
  const answer = await ask('GET', `/api/${slug}/export?format=${format}${query}`)
  if (answer.status !== 200) throw new Error(`no file came: ${answer.status} ${await answer.text()}`)

  return Buffer.from(await answer.arrayBuffer())
}

/** What becomes of a file that somebody hands in. */
export async function handIn(
  person: Pick<Hired, 'ask'>,
  slug: ImportableList,
  file: Buffer | string,
  isTrial = false,
): Promise<Told> {
  const answer = await send(person, slug, file, isTrial)
  return { status: answer.status, report: await readJson<ImportReport>(answer) }
}

export function send(
  { ask }: Pick<Hired, 'ask'>,
  slug: ImportableList,
  file: Buffer | string,
  isTrial = false,
): Promise<Response> {
  const content = Buffer.from(file).toString('base64')
  return ask('POST', `/api/${slug}/import`, { fileName: 'liste.csv', content, isTrial })
}

/** Without `trim`, which would take the byte order mark for a space. */
export const rowsOf = (file: Buffer): string[] => file.toString('utf8').replace(/\r\n$/, '').split('\r\n')
