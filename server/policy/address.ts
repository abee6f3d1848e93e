/** `/custom` is where the website's own clients address the same API. Routes match in any case, so does this. */
const apiAlias = /^\/custom(?=\/api(?:[/?]|$))/i
const formAlias = /^\/custom(?=\/forms\/?(?:\?|$))/i

/** The address that is routed in the end: limits, deadlines and the log judge this one, not the one that was sent. */
export function routedTarget(target: string): string {
  return target.replace(apiAlias, '').replace(formAlias, '/api')
}

/** Whether a routed address is one of the API. */
export function isOfApi(routed: string): boolean {
  return /^\/api(?:[/?]|$)/i.test(routed)
}

/** Without its query and without a slash at its end, which no route looks at. */
export function pathOf(target: string): string {
  const [path = ''] = target.split('?', 1)

  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
