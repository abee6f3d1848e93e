/** Apart from the rest, for parts of the browser alone. */
export { hasUnsaved } from './admin/unsaved.ts'
export { useUnsaved } from './admin/use-unsaved.ts'
