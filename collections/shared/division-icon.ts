import type { Config, Division } from '#cms/payload-types.ts'

type Settings = Pick<Config['globals']['config'], 'favicon' | 'logo'>
type Shown = Pick<Division, 'theme' | 'logo' | 'isDefault'>

/** The picture that stands for a division, by its id: another division's is worse than none. */
export function faviconOf(settings: Settings, division: Shown | null): Settings['favicon'] {
  return division?.theme?.favicon ?? (division?.isDefault === false ? null : settings.favicon)
}

/** The logo of a division, which is better in letters than another division's. */
export function logoOf(settings: Settings, division: Shown | null): Settings['logo'] {
  return division?.logo ?? (division?.isDefault === false ? null : settings.logo)
}
