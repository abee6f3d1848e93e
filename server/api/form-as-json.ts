import { soundJson } from '../http/read-body.ts'
import { readForm } from '../http/read-form.ts'

/** What the panel's forms hold beside their files, which Payload reads as JSON: so it is judged and passed on as such. */
export async function formAsJson(form: Buffer, type: string): Promise<Buffer> {
  const payload = (await readForm(form, type)).get('_payload')

  return soundJson(Buffer.from(typeof payload === 'string' ? payload : '{}'))
}

/** The fields of a plain form, each as a text; of those with one name the last. */
export function fieldsAsJson(form: Buffer): Buffer {
  return soundJson(
    Buffer.from(JSON.stringify(Object.fromEntries(new URLSearchParams(form.toString('utf8'))))),
  )
}
