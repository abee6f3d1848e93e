/** A link to a page is “/” and its path; the home page is at “/” itself. Spec: website 2. */
export const pageHref = ({ type, path }: { type: string; path: string }): string =>
  type === 'custom_home' ? '/' : `/${path}`
