import { BadJson } from './read-body.ts'

/** The parts of a form whose bytes are all here; one that breaks off is no better than broken JSON. */
export async function readForm(body: Buffer, type: string): Promise<FormData> {
  try {
    // The types of the DOM do not know memory that is shared, and this is not.
    return await new Response(body as BodyInit, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new BadJson()
  }
}
