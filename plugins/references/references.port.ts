/** What others may ask of references. */
export { findUsages, findUsagesAmong, type Usage } from './find-usages.ts'
export { requireUnused } from './require-unused.ts'
export { replaceReferences } from './replace-references.ts'
/** For whoever lists records by whether anything names them. */
export { usedIdsOf } from './used-ids.ts'
