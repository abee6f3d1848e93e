/** What is sent along as JSON; null where it is none. */
export async function bodyOf(request: Request): Promise<unknown> {
  if (request.method !== 'POST') return {}
  try {
    return JSON.parse((await request.text()) || '{}')
  } catch {
    return null
  }
}
