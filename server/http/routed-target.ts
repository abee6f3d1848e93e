/** `/custom` is where the website's own clients address the same API. Routes match in any case, so does this. */
export const apiAlias = /^\/custom(?=\/api(?:[/?]|$))/i

/** The address that is routed in the end: limits, deadlines and the log judge this one, not the one that was sent. */
export function routedTarget(target: string): string {
  return target.replace(apiAlias, '').replace(/^\/custom(?=\/forms\/?(?:\?|$))/i, '/api')
}
