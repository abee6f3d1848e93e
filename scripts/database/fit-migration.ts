/** What Payload's generator writes, in the form that Node runs as it is: types are imported as types. */
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
