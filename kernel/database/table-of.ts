import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

/** Long names have a shorter table. */
export const tableOf = ({
  slug,
  dbName,
}: Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'slug' | 'dbName'>): string =>
  typeof dbName === 'string' ? dbName : slug.replaceAll('-', '_')
