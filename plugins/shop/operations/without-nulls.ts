/**
 * The same view without its empty fields: pages carry it as JSON, and the contract reads both alike. The
 * type stays, because every field that may be null in it may be missing as well.
 */
export function withoutNulls<View>(view: View): View {
  if (Array.isArray(view)) return view.map(withoutNulls) as View
  if (typeof view !== 'object' || view === null) return view

  const filled = Object.entries(view).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(filled.map(([name, value]) => [name, withoutNulls(value)])) as View
}
