/**
 * Repairs `payload`, `dist/utilities/handleEndpoints.js`: `/globals` is taken off an address before the global is known,
 * and so every call of the installation is answered at a second address that nobody else knows.
 */
export function leadsPastGlobals(path: string, slugs: ReadonlySet<string>): boolean {
  const [, api, globals = '', slug = ''] = path.split('/')

  return api === 'api' && globals.startsWith('globals') && !(globals === 'globals' && slugs.has(slug))
}
