/**
 * An SQL condition on whether a device still has the key with which it asked, at its branch: it may have been revoked
 * since. Every part is an expression, such as a parameter of the statement.
 */
export const holdsKey = ({ device, keyPrefix, branch }: HeldKey): string =>
  `exists (select from devices d where d.id = ${device}::uuid and d.key_prefix = ${keyPrefix}::text
                                   and d.is_enabled and d.branch_id = ${branch})`

type HeldKey = { device: string; keyPrefix: string; branch: string }
