/**
 * What an address asks to see before visitors do: a page, or what surrounds all of them. A visitor may come with any
 * other word in their address, and is nobody's preview.
 */
export function previewedIn(search: string): 'page' | 'look' | null {
  const asked = new URLSearchParams(search)
  if (!asked.has('preview')) return null

  return asked.has('of') ? 'look' : 'page'
}
