import type { Config } from 'payload'

type Place = 'providers'

/** The configuration with one component more at a place of the admin panel, named by its path. */
export function withComponent(config: Config, place: Place, path: string): Config {
  const { admin } = config
  const components = { ...admin?.components, [place]: [...(admin?.components?.[place] ?? []), path] }

  return { ...config, admin: { ...admin, components } }
}
