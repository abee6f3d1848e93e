import { assertJson, BadJson } from '../http/read-body.ts'

/** What the panel's forms hold beside their files, which Payload reads as JSON: so it is judged and passed on as such. */
export async function formAsJson(form: Buffer, type: string): Promise<Buffer> {
  const payload = (await fieldsOf(form, type)).get('_payload')
  const json = Buffer.from(typeof payload === 'string' ? payload : '{}')
  assertJson(json)

  return json
}

async function fieldsOf(form: Buffer, type: string): Promise<FormData> {
  try {
    // The types of the DOM do not know memory that is shared, and this is not.
    return await new Response(form as BodyInit, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new BadJson()
  }
}
