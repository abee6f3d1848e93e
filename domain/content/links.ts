/** Why a text cannot be the target of a link, as German text, or null. Spec: website 2, navigation. */
export function linkProblem(text: string): string | null {
  const link = text.trim()
  const isInApp = /^(\/(?![/\\])|#)\S*$/.test(link)
  const isContact = /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ()/-]{3,})$/i.test(link)
  if (isInApp || isContact || isWebAddress(link)) return null

  return 'Bitte geben Sie eine Adresse an: „/pfad“, „https://…“, „mailto:…“ oder „tel:…“.'
}

/**
 * An address as a page may carry it. What was stored unchecked, such as a draft, an import or a row of SQL, must
 * not run as a script of ours: a link of any other kind leads nowhere.
 */
export function safeHref(href: string): string {
  // Browsers leave out blanks and control characters before they look for the kind.
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  const [, kind] = /^([^/?#:]*):/.exec(href.replace(/[\u0000-\u0020\u007f-\u00a0]/g, '')) ?? []

  return kind === undefined || ['http', 'https', 'mailto', 'tel'].includes(kind.toLowerCase()) ? href : '#'
}

/** Whether a text is a complete address of the web. */
export function isWebAddress(text: string): boolean {
  return !/\s/.test(text) && URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** What a button says when its editor says nothing. Spec: website 2 and 9. */
export const defaultButtonLabel = 'Mehr erfahren'
/** What the link to all news says when its editor says nothing. Spec: website 2 and 9. */
export const defaultArchiveLabel = 'Zu den Neuigkeiten'

/** Where a button leads: to its page, else to its free address, else nowhere. Spec: website 2, buttons. */
export function buttonHref(button: {
  target?: { href: string } | null | undefined
  link?: string | null | undefined
}): string {
  return button.target?.href || button.link || '#'
}

/**
 * Addresses of other websites open in a new tab, and so do pictures and files, which have no way back to the page;
 * mail, phone and our own pages do not. Spec: website 2.
 */
export function opensInNewTab(href: string): boolean {
  if (/^\/(image|upload)\//.test(href)) return true
  return !/^([/#?]|mailto:|tel:)/i.test(href) || href.startsWith('//')
}
