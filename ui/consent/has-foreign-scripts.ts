/** Whether somebody else's script runs in this document, so that it must not become a private page. */
export const hasForeignScripts = (page: Document): boolean =>
  page.querySelector('script[data-foreign]') !== null
