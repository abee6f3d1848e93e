/** What others may ask of references. */
export { findUsagesAmong, type Usage } from './find-usages.ts'
export { requireUnused } from './require-unused.ts'
