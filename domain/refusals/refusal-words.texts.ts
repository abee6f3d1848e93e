/** Names up to five records that need the one to be deleted; what the person may not see is only counted. */
export function stillInUse({ usedBy, more }: Readonly<Record<string, unknown>>): string {
  const named = (Array.isArray(usedBy) ? usedBy : []).map(({ entity, title }) =>
    entity ? `${entity} „${title}“` : `„${title}“`,
  )
  const rest = typeof more === 'number' && more > 0 ? [more === 1 ? '1 weiteren' : `${more} weiteren`] : []
  const all = [...named, ...rest]
  if (named.length === 0) return 'Der Eintrag wird noch verwendet und kann nicht gelöscht werden.'

  const list = all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')} und ${all.at(-1)}`
  return `Der Eintrag wird noch verwendet in: ${list}.`
}

export function megabytes(bytes: number): string {
  return (bytes / 1_048_576).toLocaleString('de-DE', { maximumFractionDigits: 1 })
}

export function minutes(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds / 60))

  return whole === 1 ? 'einer Minute' : `${whole} Minuten`
}

export function seconds(count: number): string {
  const whole = Math.max(1, Math.ceil(count))

  return whole === 1 ? 'einer Sekunde' : `${whole} Sekunden`
}
