import type { Tracking } from '#domain/insight/tracking.contract.ts'

type Asked = { tracking: Tracking; category: 'website' | 'shop' }

/** Whom visitors agree to, by the key that the answer is kept under and in words that say who it is. */
export function foreignServices({ pixelId, tagManager }: Tracking): { key: string; name: string }[] {
  return [
    ...(pixelId ? [{ key: 'meta', name: 'das Meta Pixel (Meta Platforms Ireland)' }] : []),
    ...(tagManager
      ? [{ key: 'google', name: `den Google Tag Manager (${operatorOf(tagManager.address)})` }]
      : []),
  ]
}

function operatorOf(address: string): string {
  const { host } = new URL(address)

  return host === 'www.googletagmanager.com' ? 'Google Ireland' : `Google Ireland, über ${host}`
}

const seen: Record<Asked['category'], string> = {
  website: 'welche unserer Seiten Sie ansehen und ob Sie uns schreiben',
  shop: 'welche unserer Seiten Sie ansehen und was Sie in den Warenkorb legen und bestellen',
}

/** Who gets what; nothing where no script but our own is loaded. */
export function foreignWords({ tracking, category }: Asked): string {
  const services = foreignServices(tracking)
  if (services.length === 0) return ''
  const names = services.map(({ name }) => name).join(' und ')
  const they =
    services.length > 1
      ? 'Diese Dienste setzen Cookies und erfahren'
      : 'Dieser Dienst setzt Cookies und erfährt'

  return `Mit Ihrer Zustimmung laden wir ${names}. ${they} Ihre IP-Adresse und ${seen[category]}. Wo Sie etwas über sich eingeben, wird nichts davon geladen. `
}
