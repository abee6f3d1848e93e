/**
 * A configuration serves several Payloads in tests, and Payload anew after a change in development: what is wrapped
 * already stays as it is. The mark is a member, so that it outlives whoever wraps the same thing in another way.
 */
export function wrapOnce<Own extends object>(name: string, own: Own, wrap: (own: Own) => Own): Own {
  // By name, because bundles make several copies of this file.
  const mark = Symbol.for(`theke.wrapped-by.${name}`)

  return mark in own ? own : Object.assign(wrap(own), { [mark]: true })
}
