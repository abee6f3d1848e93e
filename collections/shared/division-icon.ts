import type { Config, Division } from '#cms/payload-types.ts'

type Settings = Config['globals']['config']
type Shown = Pick<Division, 'theme' | 'logo' | 'isDefault'>

/** The picture that stands for a division, by its id: another division's is worse than none. */
export function faviconOf(settings: Pick<Settings, 'favicon'>, division: Shown | null): Settings['favicon'] {
  return division?.theme?.favicon ?? (division?.isDefault === false ? null : settings.favicon)
}

/** The logo of a division, which is better in letters than another division's. */
export function logoOf(settings: Pick<Settings, 'logo'>, division: Shown | null): Settings['logo'] {
  return division?.logo ?? (division?.isDefault === false ? null : settings.logo)
}

/** What stands for a division where links to it are shared: another division's picture is worse than none. */
export function previewImageOf(
  settings: Pick<Settings, 'previewImage'>,
  division: Shown | null,
): Settings['previewImage'] {
  return division?.theme?.previewImage ?? (division?.isDefault === false ? null : settings.previewImage)
}
