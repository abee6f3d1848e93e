/**
 * Repairs `@payloadcms/drizzle`, `dist/utilities/getMigrationTemplate.js`: a generated migration imports types as if they
 * were values, which Node does not run.
 */
export function fitMigration(source: string): string {
  return source
    .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }')
    .replaceAll('({ db, payload, req }:', '({ db }:')
}

/** The list of migrations with the extensions that Node needs, in the house's format. */
export function fitMigrationIndex(source: string): string {
  return source
    .replaceAll(/from '(\.\/\w+)'/g, "from '$1.ts'")
    .replaceAll(/;$/gm, '')
    .replaceAll(/^( {4}name: '\w+')$/gm, '$1,')
}
